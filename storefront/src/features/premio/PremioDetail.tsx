import {MONTHLY_PREMIO_LIMIT, countOf, formatPontos, optionFields, unitPrice, validateOption} from '@clube/domain';
import {Icon, TapeLabel, buttonClass, notify} from '@clube/ui';
import {useRef, useState} from 'react';
import {DETAIL_PICTURE} from '../../base/picture-sizes';
import {hasCartao} from '../../base/session/info';
import {checked, type Info, type Premio} from '../../base/types';
import {CartaoInstructions} from '../../components/cartao/CartaoInstructions';
import {FavoriteButton} from '../../components/premio/FavoriteButton';
import {PremioPhoto} from '../../components/premio/PremioPhoto';
import {MissingPontos} from '../../components/premio/MissingPontos';
import {useFavoritos} from '../../components/premio/useFavoritos';
import {RichText} from '../../components/rich-text/RichText';
import {useChoice} from './choice';
import {PremioOptions} from './PremioOptions';
import {PurchaseBar} from './PurchaseBar';
import {ResgateModal, firstStep} from './resgate/ResgateModal';
import {useResgateSteps} from './resgate/useResgateSteps';
import styles from './Premio.module.css';
import {Quantity} from './Quantity';

/** The maximum quantity of one order: the month's limit, and for a combo also its stock. */
function maxOf(premio: Premio): number {
  if (!checked(premio.isCombo)) return MONTHLY_PREMIO_LIMIT;
  return Math.min(MONTHLY_PREMIO_LIMIT, premio.quantidade);
}

function GoalButton({premio}: {premio: Premio}) {
  const {isFavorito, isObjetivo, change, busy} = useFavoritos();
  if (isFavorito(premio.id) === undefined) return null;
  const goal = isObjetivo(premio.id);
  return (
    <button
      type="button"
      className={buttonClass({variant: 'text', small: true})}
      aria-pressed={goal}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) change(premio.id, goal ? 'drop' : 'goal');
      }}
    >
      <Icon name={goal ? 'check' : 'target'} size={20} />
      {goal ? 'Este é o seu objetivo' : 'Juntar pontos para este'}
    </button>
  );
}

/** A prize, its price for the current choice, and the order button. */
export function PremioDetail({premio, info}: {premio: Premio; info: Info}) {
  const form = useRef<HTMLDivElement>(null);
  const max = maxOf(premio);
  const [chosen, setChosen, forgetChoice] = useChoice(premio, max);
  const {option} = chosen;
  // The stock may have fallen below the choice.
  const qtde = Math.max(1, Math.min(chosen.qtde, max));
  const [error, setError] = useState<string>();
  const steps = useResgateSteps();

  const cartao = hasCartao(info);
  const about = {tipo: premio.tipo, codigo: premio.codigo};
  const choice = validateOption(about, option, cartao);
  const accepted = 'erro' in choice ? undefined : choice;
  const total = unitPrice(premio, option.voltagem === '220V') * qtde;
  const missing = total - info.saldoPontos;

  /** Moves the focus to the missing choice, wherever it is on the page. */
  const goTo = (message: string): void => {
    const faulty = optionFields(about, cartao).filter(field => field.message === message);
    const first = faulty.find(({field}) => !option[field]) ?? faulty[0];
    const input = first && form.current?.querySelector<HTMLInputElement>(`[name="${first.field}"]`);
    input?.focus({preventScroll: true});
    input?.closest('fieldset, div')?.scrollIntoView({block: 'center'});
  };
  const askForResgate = (): void => {
    if (!('erro' in choice)) return steps.go(firstStep(info.profile, premio));
    setError(choice.erro);
    notify.error(choice.erro);
    goTo(choice.erro);
  };
  return (
    <div className={styles.detail}>
      <div className={styles.frame}>
        <PremioPhoto
          premio={premio}
          className={styles.photo}
          sizes={DETAIL_PICTURE}
          alt={`Foto de ${premio.nome}`}
          first
        />
        {checked(premio.isCombo) && (
          <TapeLabel className={styles.tape ?? ''}>
            {max > 0 ? countOf(premio.quantidade, 'disponível', 'disponíveis') : 'Esgotado'}
          </TapeLabel>
        )}
        <FavoriteButton premio={premio} className={styles.heart} />
      </div>
      <div className={styles.purchase} ref={form}>
        <h1>{premio.nome}</h1>
        <p className={styles.total} data-keep-in-sight>
          {formatPontos(total)} <small>pontos</small>
        </p>
        {missing > 0 && (
          <p className={styles.missing}>
            <MissingPontos missing={missing} of=" para este prêmio" />
          </p>
        )}
        {premio.tipo === 'credito' && !cartao && (
          <CartaoInstructions title="Seu primeiro crédito leva o cartão até você" />
        )}
        <PremioOptions
          premio={premio}
          option={option}
          hasCartao={cartao}
          error={error}
          onValueChange={next => {
            setChosen({qtde, option: next});
            setError(undefined);
          }}
          onRefuse={setError}
        />
        <Quantity value={qtde} max={max} onValueChange={next => setChosen({qtde: next, option})} />
        <PurchaseBar total={total} saldo={info.saldoPontos} soldOut={max < 1} onResgatar={askForResgate} />
        <GoalButton premio={premio} />
      </div>
      <div className={styles.about}>
        <RichText className={styles.description} html={premio.descricao} />
      </div>
      {accepted && (
        <ResgateModal
          premio={premio}
          pintor={info.profile}
          saldo={info.saldoPontos}
          sendsCartao={premio.tipo === 'credito' && !cartao}
          request={{codigoPremio: premio.codigo, qtde, opcao: option, ...(accepted.obs && {obs: accepted.obs})}}
          pontos={total}
          steps={steps}
          onDone={forgetChoice}
        />
      )}
    </div>
  );
}

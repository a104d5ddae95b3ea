import {
  MONTHLY_PREMIO_LIMIT,
  formatPontos,
  formatPontosInWords,
  unitPrice,
  validateOption,
  type PremioOption,
} from '@clube/domain';
import {Button, TapeLabel, notify} from '@clube/ui';
import {useState} from 'react';
import {checked, type Info, type Premio} from '../../base/types';
import {PremioPhoto} from '../../components/premio/PremioPhoto';
import {RichText} from '../../components/rich-text/RichText';
import {ResgateModal} from './ResgateModal';
import {PremioOptions} from './PremioOptions';
import styles from './Premio.module.css';
import {Quantity} from './Quantity';

/** How many may be asked for at once: the month's limit, and of a combo no more than there are. */
function maxOf(premio: Premio): number {
  if (!checked(premio.isCombo)) return MONTHLY_PREMIO_LIMIT;
  return Math.min(MONTHLY_PREMIO_LIMIT, premio.quantidade);
}

/** A prize, what it costs for this choice, and the way to get it. */
export function PremioDetail({premio, info}: {premio: Premio; info: Info}) {
  const [qtde, setQtde] = useState(1);
  const [option, setOption] = useState<PremioOption>({});
  const [error, setError] = useState<string>();
  const [confirming, setConfirming] = useState(false);

  const choice = validateOption({tipo: premio.tipo, codigo: premio.codigo}, option);
  const accepted = 'erro' in choice ? undefined : choice;
  const total = unitPrice(premio, option.voltagem === '220V') * qtde;
  const missing = total - info.saldoPontos;
  const max = maxOf(premio);

  const askForResgate = (): void => {
    if ('erro' in choice) {
      setError(choice.erro);
      notify.error(choice.erro);
      return;
    }
    setConfirming(true);
  };
  return (
    <div className={styles.detail}>
      <div className={styles.frame}>
        <PremioPhoto
          premio={premio}
          className={styles.photo}
          sizes="(max-width: 899px) 100vw, 600px"
          alt={`Foto de ${premio.nome}`}
        />
        {checked(premio.isCombo) && (
          <TapeLabel className={styles.tape ?? ''}>
            {max > 0 ? `${formatPontos(premio.quantidade)} disponíveis` : 'Esgotado'}
          </TapeLabel>
        )}
      </div>
      <div className={styles.purchase}>
        <h1>{premio.nome}</h1>
        <p className={styles.total}>
          {formatPontos(total)} <small>pontos</small>
        </p>
        <PremioOptions
          premio={premio}
          option={option}
          error={error}
          onValueChange={next => {
            setOption(next);
            setError(undefined);
          }}
        />
        <Quantity value={qtde} max={max} onValueChange={setQtde} />
        <Button fullWidth disabled={missing > 0 || max < 1} onClick={askForResgate}>
          RESGATAR
        </Button>
        <p className={missing > 0 ? styles.missing : styles.left}>
          {missing > 0
            ? `Faltam ${formatPontosInWords(missing)} para este prêmio.`
            : `Seu saldo depois do resgate: ${formatPontosInWords(-missing)}.`}
        </p>
        <RichText className={styles.description} html={premio.descricao} />
      </div>
      {confirming && (
        <ResgateModal
          premio={premio}
          pintor={info.profile}
          request={{codigoPremio: premio.codigo, qtde, opcao: option, ...(accepted?.obs && {obs: accepted.obs})}}
          pontos={total}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

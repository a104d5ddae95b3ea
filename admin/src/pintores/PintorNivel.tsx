import {messageOf} from '@clube/api-client';
import {TERMO_TITLES, formatCpf} from '@clube/domain';
import {FailureState, LoadingState} from '@clube/ui';
import {Link} from 'react-router-dom';
import {toTitleCase} from '../components/format/text';
import {DASH, dateTimeOrDash} from '../components/format/values';
import {Facts, type Fact} from '../components/record-page/Facts';
import {StateChip} from '../components/StateChip';
import {painterAddress} from './columns';
import styles from './PintorNivel.module.css';
import {useDetailsOf} from './queries';

/** Details of the painter without a list of their own: progress to the next level, referrer, sessions, consents. */
export function PintorNivel({cpf}: {cpf: string}) {
  const {data, error, refetch} = useDetailsOf(cpf);
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} />;
  const {nivel, proximoNivel, requisitos, indicadoPor, emailConfirmado, aparelhos, consentimentos} = data;
  const person: Fact[] = [
    ['Nível', nivel ?? DASH],
    ['Próximo nível', proximoNivel ?? DASH],
    ['Email confirmado', emailConfirmado ? 'Sim' : 'Não'],
    [
      'Indicado por',
      indicadoPor ? (
        <>
          <Link to={painterAddress(indicadoPor)}>{toTitleCase(indicadoPor.nome)}</Link> · {formatCpf(indicadoPor.cpf)}
        </>
      ) : (
        DASH
      ),
    ],
  ];
  const missing = requisitos.map(({nome, atendido}): Fact => [
    nome,
    // oxlint-disable-next-line react/jsx-key -- a pair, not a list
    atendido ? <StateChip tone="ok">Atendido</StateChip> : <StateChip tone="waiting">Falta</StateChip>,
  ]);
  return (
    <div className={styles.parts}>
      <Part title="Nível e indicação" facts={person} />
      {missing.length > 0 && <Part title={`O que pede o nível ${proximoNivel ?? ''}`} facts={missing} />}
      <Part
        title="Aparelhos"
        facts={
          aparelhos.length > 0
            ? aparelhos.map(({desde, usadoEm}, i): Fact => [
                `Aparelho ${i + 1}`,
                `usado em ${dateTimeOrDash(usadoEm)}, conectado desde ${dateTimeOrDash(desde)}`,
              ])
            : [['Conectado', 'Em nenhum aparelho']]
        }
      />
      <Part
        title="Aceites"
        facts={consentimentos.map(({documento, versao, aceitoEm, retiradoEm}): Fact => [
          `${TERMO_TITLES[documento]} · versão ${versao}`,
          retiradoEm ? `retirado em ${dateTimeOrDash(retiradoEm)}` : `aceito em ${dateTimeOrDash(aceitoEm)}`,
        ])}
      />
    </div>
  );
}

function Part({title, facts}: {title: string; facts: readonly Fact[]}) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Facts label={title} facts={facts} />
    </section>
  );
}

import {formatDate, formatReais} from '@clube/domain';
import {readNotaState} from '../../base/notas/states';
import {isBeingRead} from '../../base/notas/queries';
import type {UnprocessedNota} from '../../base/types';
import styles from './NotaModal.module.css';

function readFields({loja, numero, dataEmissao, total}: UnprocessedNota): [rotulo: string, valor: string][] {
  return [
    ...(loja ? [['Loja', loja] as [string, string]] : []),
    ...(numero ? [['Número', numero] as [string, string]] : []),
    ...(dataEmissao ? [['Data', formatDate(dataEmissao)] as [string, string]] : []),
    ...(typeof total === 'number' ? [['Total', formatReais(Math.round(total * 100))] as [string, string]] : []),
  ];
}

/** Whether there is any content for the section, so that it has no heading without content. */
export const hasReading = (nota: UnprocessedNota): boolean =>
  readNotaState(nota.status) === 'pendente' || readFields(nota).length > 0;

/** The values read from a receipt, or that the reading is in progress, or that staff will do it. */
export function NotaReading({nota}: {nota: UnprocessedNota}) {
  const fields = readFields(nota);
  const pending = readNotaState(nota.status) === 'pendente';
  if (isBeingRead(nota)) return <p role="status">Estamos lendo a sua nota. Leva menos de um minuto.</p>;
  if (fields.length === 0)
    return pending ? <p>Não conseguimos ler esta nota sozinhos. Nossa equipe vai olhar o que você enviou.</p> : null;
  return (
    <>
      <dl className={styles.read}>
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pending && <p className={styles.later}>Nossa equipe confere tudo antes de dar os pontos.</p>}
    </>
  );
}

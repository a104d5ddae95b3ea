import {textOf, trabalhoAberto} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import type {ReactNode} from 'react';
import {NOTHING, momentOrNothing, numberOrNothing} from '../components/format/values';
import styles from '../components/Details.module.css';
import {Progress} from '../components/work/Progress';
import type {Work} from './columns';
import own from './Trabalhos.module.css';

const figures = ({total, feitos, falhas, estado}: Work): [label: string, value: string][] => [
  ['Feitas', numberOrNothing(feitos - falhas)],
  ['Falhas', numberOrNothing(falhas)],
  [
    trabalhoAberto(estado) ? 'Faltam' : 'Não feitas',
    total === null ? NOTHING : numberOrNothing(Math.max(0, total - feitos)),
  ],
  ['Total', numberOrNothing(total)],
];

const details = ({id, usuario, criadoEm, comecouEm, terminouEm}: Work): [label: string, value: ReactNode][] => [
  ['Quem iniciou', usuario],
  ['Pedido em', momentOrNothing(criadoEm)],
  ['Começou em', momentOrNothing(comecouEm)],
  ['Terminou em', momentOrNothing(terminouEm)],
  ['Nº', id],
];

/** How far it is and the way to end it, then the figures; what came of it, and why it ended where it did. */
export function WorkDetails({work, onCancel}: {work: Work; onCancel: () => void}) {
  const result = textOf(work.resultado?.mensagem);
  return (
    <section className={styles.ficha} aria-label="Dados do trabalho">
      <div className={own.progress}>
        <Progress work={work} />
        {trabalhoAberto(work.estado) && !work.cancelar && (
          <span>
            <Button variant="secundario" small onClick={onCancel}>
              Cancelar trabalho
            </Button>
          </span>
        )}
        {result && <p role="status">{result}</p>}
        {work.mensagem && (
          <p className={own.message} role="status">
            <Icon name="alerta" size={18} /> {work.mensagem}
          </p>
        )}
      </div>
      <dl className={styles.figuras}>
        {figures(work).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.dados}>
        {details(work).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

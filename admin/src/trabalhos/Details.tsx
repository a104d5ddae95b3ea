import {textOf, trabalhoAberto} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import {NOTHING, numberOrNothing} from '../components/format/values';
import {Facts, type Fact} from '../components/record-page/Facts';
import {Progress} from '../components/work/Progress';
import type {Work} from './columns';
import own from './Trabalhos.module.css';

const figures = ({total, feitos, falhas, estado}: Work): Fact[] => [
  ['Feitas', numberOrNothing(feitos - falhas)],
  ['Falhas', numberOrNothing(falhas)],
  [
    trabalhoAberto(estado) ? 'Faltam' : 'Não feitas',
    total === null ? NOTHING : numberOrNothing(Math.max(0, total - feitos)),
  ],
  ['Total', numberOrNothing(total)],
];

const facts = ({id, usuario}: Work): Fact[] => [
  ['Quem iniciou', usuario],
  ['Nº', id],
];

/** How far it is and the way to end it, then the figures; what came of it, and why it ended where it did. */
export function WorkDetails({work, onCancel}: {work: Work; onCancel: () => void}) {
  const result = textOf(work.resultado?.mensagem);
  return (
    <Facts label="Dados do trabalho" figures={figures(work)} facts={facts(work)}>
      <div className={own.progress}>
        <Progress work={work} />
        {trabalhoAberto(work.estado) && !work.cancelar && (
          <span>
            <Button variant="secondary" small onClick={onCancel}>
              Cancelar trabalho
            </Button>
          </span>
        )}
        {result && <p role="status">{result}</p>}
        {work.mensagem && (
          <p className={own.message} role="status">
            <Icon name="alert" size={18} /> {work.mensagem}
          </p>
        )}
      </div>
    </Facts>
  );
}

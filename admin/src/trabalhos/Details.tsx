import {textOf, isTrabalhoOpen} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import {DASH, numberOrDash} from '../components/format/values';
import {Facts, type Fact} from '../components/record-page/Facts';
import {BatchJobProgress} from '../components/batch-jobs/BatchJobProgress';
import {mayCall} from '../providers/access';
import type {BatchJob} from './columns';
import own from './Trabalhos.module.css';

const figures = ({total, feitos, falhas, estado}: BatchJob): Fact[] => [
  ['Feitas', numberOrDash(feitos - falhas)],
  ['Falhas', numberOrDash(falhas)],
  [isTrabalhoOpen(estado) ? 'Faltam' : 'Não feitas', total === null ? DASH : numberOrDash(Math.max(0, total - feitos))],
  ['Total', numberOrDash(total)],
];

const facts = ({id, usuario}: BatchJob): Fact[] => [
  ['Quem iniciou', usuario],
  ['Nº', id],
];

interface Props {
  batchJob: BatchJob;
  onCancel: () => void;
  onUndo: () => void;
}

/** The progress with a cancel button, the counts, the result, and the reason if it ended early. */
export function BatchJobDetails({batchJob, onCancel, onUndo}: Props) {
  const result = textOf(batchJob.resultado?.mensagem);
  return (
    <Facts label="Dados do trabalho" figures={figures(batchJob)} facts={facts(batchJob)}>
      <div className={own.progress}>
        <BatchJobProgress batchJob={batchJob} />
        {isTrabalhoOpen(batchJob.estado) && !batchJob.cancelar && (
          <span>
            <Button variant="secondary" small onClick={onCancel}>
              Cancelar trabalho
            </Button>
          </span>
        )}
        {batchJob.desfazivel && mayCall('POST /api/trabalhos/{id}/desfazer') && (
          <span>
            <Button variant="secondary" small onClick={onUndo}>
              Desfazer
            </Button>
          </span>
        )}
        {result && <p role="status">{result}</p>}
        {batchJob.mensagem && (
          <p className={own.message} role="status">
            <Icon name="alert" size={18} /> {batchJob.mensagem}
          </p>
        )}
      </div>
    </Facts>
  );
}

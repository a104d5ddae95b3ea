import {messageOf} from '@clube/api-client';
import {FailureState, LoadingState, buttonClass} from '@clube/ui';
import {Link, Navigate, useParams} from 'react-router-dom';
import {Page} from '../page/Page';
import {Wizard} from '../wizard/Wizard';
import {Check} from './check/Check';
import {ChooseColumns} from './columns/ChooseColumns';
import {ImportNotWritten} from './writing/ImportNotWritten';
import {ChooseFile} from './file/ChooseFile';
import {addressOfImport, type Import, type ImportKind} from './kind';
import {STEPS, openSteps, stepAt, titleOf, type Step} from './steps';
import styles from './Imports.module.css';
import {useImport, useShowImport} from './useImport';
import {Write} from './writing/Write';

const KEYS = Object.keys(STEPS) as Step[];

/**
 * The wizard of one import kind, in four steps: file, columns, check, writing. The import's number and step are in the
 * URL, and all choices are stored on the server, so reload, the back button and a return on another day all work.
 */
export function ImportWizard({kind}: {kind: ImportKind}) {
  const {id} = useParams();
  return id === undefined ? <NewImport kind={kind} /> : <OneImport key={id} kind={kind} id={Number(id)} />;
}

function NewImport({kind}: {kind: ImportKind}) {
  const show = useShowImport();
  return (
    <Page title={kind.title} actions={<AllImports kind={kind} />}>
      <Wizard
        label={kind.title}
        steps={KEYS.map(key => ({key, name: STEPS[key]}))}
        open="arquivo"
        title={titleOf('arquivo')}
      >
        <ChooseFile kind={kind} onReceived={show} />
      </Wizard>
    </Page>
  );
}

function OneImport({kind, id}: {kind: ImportKind; id: number}) {
  const requested = useParams().step;
  const {data: current, error, isPaused, refetch} = useImport(id);
  const show = useShowImport();
  const detail = current && kind.params?.describe(current.parametros);
  const open = current && openSteps(current);
  const step = open && stepAt(requested, open);
  // The current step has its own path; a step that cannot be shown now redirects to it.
  if (open && !step) return <Navigate to={addressOfImport(kind, id, open[0])} replace />;
  return (
    <Page
      title={kind.title}
      detail={
        current && (
          <span className={styles.file} title={current.nomeArquivo}>
            {current.nomeArquivo}
            {detail && ` · ${detail}`}
          </span>
        )
      }
      actions={<AllImports kind={kind} />}
    >
      {!current && error && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!current && !error && <LoadingState rows={8} />}
      {current && step && (
        <Wizard
          label={kind.title}
          steps={KEYS.map(key => ({
            key,
            name: STEPS[key],
            to: open.includes(key) ? addressOfImport(kind, id, key) : undefined,
          }))}
          open={step}
          title={titleOf(step, current.estado)}
          finished={current.estado === 'concluida' || current.estado === 'desfeita'}
        >
          <OpenStep kind={kind} step={step} current={current} lost={error !== null || isPaused} onChanged={show} />
        </Wizard>
      )}
    </Page>
  );
}

interface StepProps {
  kind: ImportKind;
  step: Step;
  current: Import;
  lost: boolean;
  onChanged: (changed: Import) => void;
}

function OpenStep({step, ...props}: StepProps) {
  const {kind, current, onChanged} = props;
  if (current.estado === 'falhou' || current.estado === 'cancelada') return <ImportNotWritten {...props} />;
  if (step === 'arquivo') return <ChooseFile kind={kind} current={current} onReceived={onChanged} />;
  if (step === 'colunas') return <ChooseColumns {...props} />;
  return step === 'conferencia' ? <Check {...props} /> : <Write {...props} />;
}

function AllImports({kind}: {kind: ImportKind}) {
  return (
    <Link className={buttonClass({variant: 'secondary', small: true})} to={`/painel${kind.listPath}`}>
      Importações
    </Link>
  );
}

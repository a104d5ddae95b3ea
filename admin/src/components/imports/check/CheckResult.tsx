import {messageOf} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {FailureState, LoadingState, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {WizardActions} from '../../wizard/Wizard';
import {CancelImport} from '../CancelImport';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {Notice} from '../Notice';
import {useFields} from '../useFields';
import {DownloadErrors} from './DownloadErrors';
import {Figures} from './Figures';
import {Lines} from './Lines';
import {Summary} from './Summary';
import {WriteButton} from './WriteButton';

interface Props {
  kind: ImportKind;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** The result of the check, the lines, and the choice of what to write; read-only once the import has ended. */
export function CheckResult({kind, current, onChanged}: Props) {
  const {fields, error, refetch} = useFields(kind);
  const {contagens: counts, estado, id} = current;
  if (!counts) return null;
  const open = estado === 'conferida';
  return (
    <>
      <Figures counts={counts} />
      {open && <Summary current={current} />}
      <Verdict kind={kind} current={current} counts={counts} />
      {error && !fields && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !fields && <LoadingState rows={8} />}
      {fields && <Lines {...{kind, current, fields, onChanged}} />}
      <WizardActions
        back={
          open ? (
            <>
              <Link className={buttonClass({variant: 'secondary'})} to={addressOfImport(kind, id, 'colunas')}>
                Voltar
              </Link>
              <CancelImport current={current} onChanged={onChanged} />
            </>
          ) : (
            <Link className={buttonClass({variant: 'secondary'})} to={addressOfImport(kind, id, 'gravacao')}>
              Voltar ao resultado
            </Link>
          )
        }
      >
        {open && <WriteButton {...{kind, current, counts, onChanged}} />}
      </WizardActions>
    </>
  );
}

/** The result in one sentence: what can be done now, and what to do about lines with errors. */
function Verdict({
  kind,
  current,
  counts,
}: {
  kind: ImportKind;
  current: Import;
  counts: NonNullable<Import['contagens']>;
}) {
  const {novas, mudadas, iguais, erros} = counts;
  const correct = <DownloadErrors current={current} />;
  if (current.estado !== 'conferida') return erros > 0 && <p>{correct}</p>;
  if (erros > 0)
    return (
      <Notice tone="error" live action={correct}>
        <strong>{countOf(erros, 'linha com erro', 'linhas com erro')}.</strong>{' '}
        {kind.groups && !kind.correctable ? 'Baixe' : 'Corrija aqui, linha por linha, ou baixe'}, corrija na planilha e{' '}
        <Link to={`/painel${kind.path}`}>envie de novo</Link>: para gravar tudo de uma vez, nenhuma linha pode ter erro.
        {novas + mudadas > 0 && ' Ou grave agora só as válidas.'}
      </Notice>
    );
  if (novas + mudadas > 0)
    return (
      <Notice tone="right" live>
        {kind.groups
          ? 'Nenhuma linha com erro. O que for recusado ao gravar não impede o resto, e fica aqui com o motivo.'
          : 'Nenhuma linha com erro. Ao gravar, ou tudo é gravado, ou nada.'}
      </Notice>
    );
  return (
    <Notice tone="info" live>
      {iguais > 0 ? 'Nada a gravar: tudo já está como no arquivo.' : 'O arquivo não tem linhas.'}{' '}
      <Link to={`/painel${kind.path}`}>Importar outro arquivo</Link>
    </Notice>
  );
}

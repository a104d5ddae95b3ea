import {client, messageOf} from '@clube/api-client';
import {Button, FailureState, LoadingState, buttonClass, notify} from '@clube/ui';
import {useRef} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import {dateOrDash} from '../../format/values';
import {WizardActions} from '../../wizard/Wizard';
import {CancelImport} from '../CancelImport';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {Notice} from '../Notice';
import {useFields} from '../useFields';
import {useImportCall} from '../useImport';
import {FirstLines} from './FirstLines';
import {Mapping} from './Mapping';
import {Reading} from './Reading';
import {useMapping} from './useMapping';

interface Props {
  kind: ImportKind;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** The second step: how the file is parsed, and which field each of its columns is. */
export function ChooseColumns({kind, current, onChanged}: Props) {
  const goTo = useNavigate();
  const notice = useRef<HTMLDivElement>(null);
  const {fields, error, refetch} = useFields(kind);
  const {
    fields: chosen,
    busy: reading,
    choose,
    read,
  } = useMapping(current, changed => {
    for (const mended of current.problemas) if (!changed.problemas.includes(mended)) notify.dismiss(mended);
    onChanged(changed);
  });
  const {busy, run} = useImportCall(onChanged);
  if (error && !fields) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!fields) return <LoadingState rows={8} />;
  const {id, estado, problemas, repetida} = current;
  const check = async (): Promise<void> => {
    const started = await run(() => client.post('/api/importacoes/{id}/conferir', {path: {id}}));
    if (started) void goTo(addressOfImport(kind, id, 'conferencia'));
    else notice.current?.focus();
  };
  return (
    <>
      {repetida && (
        <Notice tone="attention">
          Este arquivo já foi importado em{' '}
          <Link to={addressOfImport(kind, repetida.id)}>{dateOrDash(repetida.em)}</Link>. Importá-lo outra vez não muda
          o que já está como no arquivo.
        </Notice>
      )}
      {problemas.length > 0 && (
        <Notice tone="attention" live ref={notice}>
          {problemas.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <Reading current={current} onChange={read} />
      <Mapping columns={current.colunas} chosen={chosen} fields={fields} onChoose={choose} />
      <FirstLines current={current} titles={chosen.map(campo => fields.find(field => field.campo === campo)?.titulo)} />
      <WizardActions
        back={
          <>
            <Link className={buttonClass({variant: 'secondary'})} to={addressOfImport(kind, id, 'arquivo')}>
              Voltar
            </Link>
            <CancelImport current={current} onChanged={onChanged} />
          </>
        }
      >
        {estado === 'conferida' ? (
          <Link className={buttonClass()} to={addressOfImport(kind, id, 'conferencia')}>
            Continuar
          </Link>
        ) : (
          <Button busy={(reading && 'Lendo o arquivo…') || (busy && 'Iniciando…')} onClick={() => void check()}>
            Conferir linhas
          </Button>
        )}
      </WizardActions>
    </>
  );
}

import {client, messageOf} from '@clube/api-client';
import {Button, FailureState, LoadingState, buttonClass, notify} from '@clube/ui';
import {useId, useRef} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import {dateOrNothing} from '../../format/values';
import {useAction} from '../../useAction';
import {WizardActions} from '../../wizard/Wizard';
import {CancelImport} from '../CancelImport';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {Notice} from '../Notice';
import {useFields} from '../useFields';
import styles from './Columns.module.css';
import {FirstLines} from './FirstLines';
import {Mapping} from './Mapping';
import {Reading} from './Reading';
import {useMapping} from './useMapping';

interface Props {
  kind: ImportKind;
  current: Import;
  onChanged: (changed: Import) => void;
}

/** The second step: how the file is read, and what each of its columns is. */
export function ChooseColumns({kind, current, onChanged}: Props) {
  const goTo = useNavigate();
  const missingId = useId();
  const missingNotice = useRef<HTMLParagraphElement>(null);
  const {fields, error, refetch} = useFields(kind);
  const {fields: chosen, choose, read} = useMapping(current, onChanged);
  const {busy, run} = useAction();
  if (error && !fields) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!fields) return <LoadingState rows={8} />;
  const titleOf = (campo: string | null) => fields.find(field => field.campo === campo)?.titulo;
  const missing = fields.filter(({campo, obrigatorio}) => obrigatorio && !chosen.includes(campo));
  const {id, problemas, repetida} = current;
  const check = async (): Promise<void> => {
    if (missing.length > 0) {
      missingNotice.current?.focus();
      return notify.error(missingText(missing));
    }
    const started = await run(async () => onChanged(await client.post('/api/importacoes/{id}/conferir', {path: {id}})));
    if (started) void goTo(addressOfImport(kind, id, 'conferencia'));
  };
  return (
    <>
      {repetida && (
        <Notice tone="atencao">
          Este arquivo já foi importado em{' '}
          <Link to={addressOfImport(kind, repetida.id)}>{dateOrNothing(repetida.em)}</Link>. Importá-lo outra vez não
          muda o que já está como no arquivo.
        </Notice>
      )}
      {problemas.length > 0 && (
        <Notice tone="atencao" live>
          {problemas.length === 1 ? (
            problemas[0]
          ) : (
            <ul>
              {problemas.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <Reading of={current} onChange={read} />
      <div>
        <Mapping columns={current.colunas} chosen={chosen} fields={fields} onChoose={choose} />
        {missing.length > 0 && (
          <Notice tone="erro" live>
            <p id={missingId} ref={missingNotice} tabIndex={-1} className={styles.missing}>
              {missingText(missing)}
            </p>
          </Notice>
        )}
      </div>
      <FirstLines of={current} titles={chosen.map(titleOf)} />
      <WizardActions
        back={
          <>
            <Link className={buttonClass({variant: 'secundario'})} to={addressOfImport(kind, id, 'arquivo')}>
              Voltar
            </Link>
            <CancelImport current={current} onChanged={onChanged} />
          </>
        }
      >
        {current.estado === 'conferida' ? (
          <Link className={buttonClass()} to={addressOfImport(kind, id, 'conferencia')}>
            Continuar
          </Link>
        ) : (
          <Button busy={busy && 'Iniciando…'} onClick={() => void check()}>
            Conferir linhas
          </Button>
        )}
      </WizardActions>
    </>
  );
}

function missingText(missing: readonly {titulo: string}[]): string {
  const names = missing.map(({titulo}) => titulo);
  const list = new Intl.ListFormat('pt-BR').format(names);
  return `Diga qual coluna traz ${list}.`;
}

import {client} from '@clube/api-client';
import {Button, buttonClass} from '@clube/ui';
import LinearProgress from '@mui/material/LinearProgress';
import {useRef, useState} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import {fileSize} from '../../format/file-size';
import {dateTimeOrDash} from '../../format/values';
import {WizardActions} from '../../wizard/Wizard';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {Notice} from '../Notice';
import {Expected} from './Expected';
import {FileDrop} from './FileDrop';
import styles from './File.module.css';
import {OpenImports} from './OpenImports';
import {useSending} from './useSending';

interface Props {
  kind: ImportKind;
  /** The import to which the user has returned; another file replaces it. */
  current?: Import;
  onReceived: (received: Import) => void;
}

/** The first step: choose the file; shows its expected columns and offers a template. */
export function ChooseFile({kind, current, onReceived}: Props) {
  const goTo = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [params, setParams] = useState(current?.parametros ?? kind.params?.initial ?? {});
  const sending = useSending(kind, params, received => {
    onReceived(received);
    // Cancelling the old import loses nothing: the file that replaces it has arrived.
    if (current) void client.post('/api/importacoes/{id}/cancelar', {path: {id: current.id}}).catch(() => undefined);
    void goTo(addressOfImport(kind, received.id, 'colunas'));
  });
  const {file, error, paramErrors, forgetParams, part, choose, send} = sending;
  const submit = async (): Promise<void> => {
    if (!file) input.current?.focus();
    await send();
  };
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {!current && <OpenImports kind={kind} />}
      {current && !file && (
        <Notice tone="right">
          <strong>{current.nomeArquivo}</strong> ({fileSize(current.tamanho)}) chegou em{' '}
          {dateTimeOrDash(current.criadaEm)}. Se escolher outro arquivo, ele toma o lugar deste.
        </Notice>
      )}
      {kind.params && (
        <kind.params.Input
          value={params}
          errors={paramErrors}
          onChange={changed => {
            setParams(changed);
            forgetParams();
          }}
        />
      )}
      <FileDrop
        label="Escolher arquivo"
        hint="CSV ou XLSX (Excel, LibreOffice, Google Planilhas)."
        accept=".csv,.txt,.xlsx"
        {...{file, error, input}}
        disabled={part !== undefined}
        onChoose={choose}
      />
      {part !== undefined && (
        <div className={styles.sending}>
          <LinearProgress aria-label="Envio do arquivo" variant="determinate" value={Math.round(part * 100)} />
          <span role="status">{part < 1 ? 'Enviando o arquivo' : 'Lendo o arquivo'}</span>
          <Button variant="text" small onClick={sending.stop}>
            Interromper envio
          </Button>
        </div>
      )}
      <Expected kind={kind} />
      <WizardActions
        back={
          <Link className={buttonClass({variant: 'secondary'})} to={`/painel${kind.listPath}`}>
            Voltar
          </Link>
        }
      >
        {current && !file ? (
          <Link className={buttonClass()} to={addressOfImport(kind, current.id, 'colunas')}>
            Continuar com este arquivo
          </Link>
        ) : (
          <Button type="submit" busy={part !== undefined && 'Enviando…'}>
            Enviar arquivo
          </Button>
        )}
      </WizardActions>
    </form>
  );
}

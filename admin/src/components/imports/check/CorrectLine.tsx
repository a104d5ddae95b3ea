import {client} from '@clube/api-client';
import {IMPORTACAO_CELL_MAX, cellText} from '@clube/domain';
import {Field, notify} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../dialog/FormDialog';
import {useAction} from '../../useAction';
import type {Import} from '../kind';
import {Notice} from '../Notice';
import type {ImportLine} from '../state';
import type {ImportField} from '../useFields';

interface Props {
  current: Import;
  /** The fields that have a column in the file. */
  fields: readonly ImportField[];
  line: ImportLine;
  /** The resource of the list of lines. */
  resource: string;
  onChanged: (changed: Import) => void;
  onClose: () => void;
}

/** Corrects the cells of one line; stays open, with the errors, until the line has none. */
export function CorrectLine({current: {id, decimal}, fields, line, resource, onChanged, onClose}: Props) {
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(fields.map(({campo}) => [campo, cellText(line.valores[campo], decimal)])),
  );
  /** The texts that the errors are about. */
  const [checked, setChecked] = useState({texts, erros: line.erros});
  const {busy, run} = useAction({changes: [resource]});
  const errorOf = (campo: string): string | undefined =>
    texts[campo] === checked.texts[campo] ? checked.erros.find(error => error.campo === campo)?.mensagem : undefined;
  const ofLine = checked.erros.find(({campo}) => !(campo in texts));
  const save = async (): Promise<void> => {
    const valores = Object.fromEntries(Object.entries(texts).filter(([campo, text]) => text !== checked.texts[campo]));
    if (Object.keys(valores).length === 0) return onClose();
    const result = {wrong: false};
    const done = await run(async () => {
      const path = {id, linha: line.linha};
      const {importacao, linha} = await client.put('/api/importacoes/{id}/linhas/{linha}', {path, body: {valores}});
      onChanged(importacao);
      setChecked({texts, erros: linha.erros});
      result.wrong = linha.situacao === 'erro';
    });
    if (!done) return;
    if (result.wrong) return notify.error(`A linha ${line.linha} ainda tem erro`);
    notify.success(`Linha ${line.linha} corrigida`);
    onClose();
  };
  return (
    <FormDialog title={`Corrigir linha ${line.linha}`} busy={busy} onSend={() => void save()} onClose={onClose}>
      {ofLine && <Notice tone="error">{ofLine.mensagem}</Notice>}
      {fields.map(({campo, titulo, obrigatorio}) => (
        <Field
          key={campo}
          label={titulo}
          optional={!obrigatorio}
          maxLength={IMPORTACAO_CELL_MAX}
          value={texts[campo] ?? ''}
          error={errorOf(campo)}
          onChange={({target}) => setTexts(before => ({...before, [campo]: target.value}))}
        />
      ))}
    </FormDialog>
  );
}

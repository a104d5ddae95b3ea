import {client, rulesOf} from '@clube/api-client';
import {errorsOfRules, type FieldErrors} from '@clube/domain';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {useAction} from '../../components/useAction';
import {NameFields, useNameFields} from '../NameFields';
import {CURSO_CHANGES} from '../queries';
import type {Modulo} from '../types';

interface Props {
  cursoId: number;
  /** Undefined for a new module. */
  modulo: Modulo | undefined;
  onClose: () => void;
}

export function ModuloDialog({cursoId, modulo, onClose}: Props) {
  const fields = useNameFields(modulo);
  const [faults, setFaults] = useState<FieldErrors>({});
  const {busy, run, errors} = useAction({
    success: modulo ? 'Módulo atualizado com sucesso' : 'Módulo cadastrado com sucesso',
    failure: modulo ? 'Erro ao atualizar módulo' : 'Erro ao cadastrar módulo',
    changes: CURSO_CHANGES,
  });
  const wrong = {...errors, ...faults};
  const send = async (): Promise<void> => {
    const body = fields.typed;
    const found = errorsOfRules(rulesOf('Modulo'), body);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const stored = await run(() =>
      modulo
        ? client.put('/api/cursos/modulo/{id}', {path: {id: modulo.id}, body})
        : client.post('/api/cursos/curso/{id}/modulo', {path: {id: cursoId}, body}),
    );
    if (stored) onClose();
  };
  return (
    <FormDialog
      title={modulo ? 'Editar módulo' : 'Novo módulo'}
      submitLabel={modulo ? 'Salvar' : 'Cadastrar'}
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <NameFields fields={fields} errors={wrong} rows={3} />
    </FormDialog>
  );
}

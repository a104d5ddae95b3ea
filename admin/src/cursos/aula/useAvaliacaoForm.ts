import {client} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useState} from 'react';
import {useAction} from '../../components/useAction';
import {CURSO_CHANGES} from '../queries';
import type {Avaliacao} from '../types';
import {
  NO_ERRORS,
  avaliacaoAsTyped,
  avaliacaoErrors,
  newPergunta,
  perguntasToSend,
  type AvaliacaoErrors,
  type AvaliacaoValues,
  type PerguntaDraft,
} from './values';

export type AvaliacaoForm = ReturnType<typeof useAvaliacaoForm>;

/** The state of a lesson's assessment form. A new assessment is created without questions, which are then added. */
export function useAvaliacaoForm(
  path: {id: number; idModulo: number; idAula: number},
  avaliacao: Avaliacao | undefined,
) {
  const [values, setValues] = useState<AvaliacaoValues>(() => avaliacaoAsTyped(avaliacao));
  const [begin, setBegin] = useState(values);
  const [faults, setFaults] = useState<AvaliacaoErrors>(NO_ERRORS);
  const [stored, setStored] = useState(0);
  const {busy, run, errors} = useAction({
    success: avaliacao ? 'Avaliação atualizada com sucesso' : 'Avaliação cadastrada com sucesso',
    failure: avaliacao ? 'Erro ao atualizar avaliação' : 'Erro ao cadastrar avaliação',
    changes: CURSO_CHANGES,
  });
  const set = (changed: Partial<AvaliacaoValues>): void => setValues({...values, ...changed});
  const save = async (): Promise<void> => {
    const found = avaliacaoErrors(values);
    setFaults(found ?? NO_ERRORS);
    if (found) {
      if (found.all) notify.error(found.all);
      return;
    }
    const texts = {nome: values.nome.trim(), descricao: values.descricao.trim()};
    const perguntas = perguntasToSend(values);
    const done = await run(() =>
      avaliacao
        ? client.put('/api/cursos/avaliacao/{id}', {path: {id: avaliacao.id}, body: {...texts, perguntas}})
        : client.post('/api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/avaliacao', {
            path,
            body: {...texts, perguntas: []},
          }),
    );
    if (!done) return;
    const saved = {...values, perguntas: values.perguntas.filter(({removed}) => !removed)};
    setValues(saved);
    setBegin(saved);
    setStored(stored + 1);
  };
  return {
    exists: avaliacao !== undefined,
    values,
    set,
    add: () => set({perguntas: [...values.perguntas, newPergunta(values.perguntas)]}),
    change: (changed: PerguntaDraft) =>
      set({perguntas: values.perguntas.map(each => (each.id === changed.id ? changed : each))}),
    errors: {...faults, fields: {...errors, ...faults.fields}},
    busy,
    changed: values !== begin,
    stored,
    save,
  };
}

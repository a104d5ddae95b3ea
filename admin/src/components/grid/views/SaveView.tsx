import {NO_VISAO_NAME} from '@clube/domain';
import {Checkbox, Field} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../dialog/FormDialog';
import {useAction} from '../../useAction';
import type {View} from './match';
import {SAVING_VIEW, viewCalls} from './useViews';

interface Props {
  resource: string;
  /** The view to rename; absent: a new view is saved. */
  view?: View | undefined;
  /** The settings that a new view stores. */
  settings: Pick<View, 'filtros' | 'ordem' | 'ocultas'>;
  onSaved?: (view: View) => void;
  onClose: () => void;
}

/** The dialog for a view's name and for sharing it. */
export function SaveView({resource, view, settings, onSaved, onClose}: Props) {
  const [nome, setNome] = useState(view?.nome ?? '');
  const [compartilhada, setCompartilhada] = useState(view?.compartilhada ?? false);
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction(SAVING_VIEW);
  const send = async (): Promise<void> => {
    if (!nome.trim()) return setFault(NO_VISAO_NAME);
    const body = {nome: nome.trim(), compartilhada};
    const done = await run(async () => {
      if (view) return viewCalls.change(view.id, body);
      const made = await viewCalls.create({...body, ...settings, lista: resource});
      onSaved?.(made);
      return made;
    });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={view ? 'Renomear visão' : 'Salvar visão'}
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Field
        label="Nome da visão"
        {...(!view && {hint: 'A busca, os filtros, a ordem e as colunas de agora ficam salvos com este nome.'})}
        maxLength={60}
        error={fault ?? errors.nome}
        value={nome}
        onChange={({target}) => {
          setNome(target.value);
          setFault(undefined);
          forget();
        }}
      />
      <Checkbox checked={compartilhada} onChange={({target}) => setCompartilhada(target.checked)}>
        Compartilhar com toda a equipe
      </Checkbox>
    </FormDialog>
  );
}

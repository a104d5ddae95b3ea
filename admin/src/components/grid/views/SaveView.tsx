import {CaixaMarcar, Campo} from '@clube/ui';
import {useState} from 'react';
import {ModalFormulario} from '../../ModalFormulario';
import {useAcao} from '../../useAcao';
import type {View} from './match';
import {VIEWS, viewCalls} from './useViews';

interface Props {
  resource: string;
  /** The view that gets another name; without it a new one is saved. */
  view?: View | undefined;
  /** What a new one keeps. */
  kept: Pick<View, 'filtros' | 'ordem' | 'ocultas'>;
  onClose: () => void;
}

/** The name of a view, and whether others see it too. */
export function SaveView({resource, view, kept, onClose}: Props) {
  const [nome, setNome] = useState(view?.nome ?? '');
  const [compartilhada, setCompartilhada] = useState(view?.compartilhada ?? false);
  const [fault, setFault] = useState<string>();
  const {ocupado, executar} = useAcao({
    sucesso: 'Visão salva com sucesso',
    falha: 'Erro ao salvar a visão',
    muda: [VIEWS],
  });
  const send = async (): Promise<void> => {
    if (!nome.trim()) return setFault('Informe o nome da visão');
    const body = {nome: nome.trim(), compartilhada};
    const done = await executar(() =>
      view ? viewCalls.change(view.id, body) : viewCalls.create({...body, ...kept, lista: resource}),
    );
    if (done) onClose();
  };
  return (
    <ModalFormulario
      titulo={view ? 'Renomear visão' : 'Salvar visão'}
      ocupado={ocupado}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Campo
        rotulo="Nome da visão"
        dica="A busca, os filtros, a ordem e as colunas de agora ficam salvos com este nome."
        maxLength={60}
        erro={fault}
        value={nome}
        onChange={({target}) => {
          setNome(target.value);
          setFault(undefined);
        }}
      />
      <CaixaMarcar checked={compartilhada} onChange={({target}) => setCompartilhada(target.checked)}>
        Compartilhar com toda a equipe
      </CaixaMarcar>
    </ModalFormulario>
  );
}

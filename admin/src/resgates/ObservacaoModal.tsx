import {CampoTexto} from '@clube/ui';
import {useState} from 'react';
import {ModalFormulario} from '../components/ModalFormulario';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesResgate} from './acoes';
import type {PropsDialogo} from './tipos';

export function ObservacaoModal({resgate, onClose}: PropsDialogo) {
  const [descricao, setDescricao] = useState(resgate.observacao ?? '');
  const {ocupado, executar} = useAcao({sucesso: doServidor, muda: ['resgates']});
  const enviar = async (): Promise<void> => {
    if (await executar(() => acoesResgate.alterarObservacao(resgate.id, descricao.trim()))) onClose();
  };
  return (
    <ModalFormulario
      titulo={`Observação do resgate ${resgate.id}`}
      ocupado={ocupado}
      onSend={() => void enviar()}
      onClose={onClose}
    >
      <CampoTexto
        rotulo="Observação"
        dica="O pintor lê esta observação junto do resgate."
        maxLength={1000}
        value={descricao}
        onChange={evento => setDescricao(evento.target.value)}
      />
    </ModalFormulario>
  );
}

import {lerStatusResgate} from '@clube/domain';
import {Opcoes} from '@clube/ui';
import {useState} from 'react';
import {ModalFormulario} from '../components/ModalFormulario';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesResgate} from './acoes';
import type {PropsDialogo} from './tipos';
import {OPCOES_ALTERAVEIS} from './status';

export function StatusModal({resgate, onClose}: PropsDialogo) {
  const [status, setStatus] = useState(String(resgate.status));
  const {ocupado, executar} = useAcao({sucesso: doServidor, muda: ['resgates']});
  const enviar = async (): Promise<void> => {
    const novo = lerStatusResgate(status) ?? resgate.status;
    if (await executar(() => acoesResgate.alterarStatus(resgate.id, novo))) onClose();
  };
  return (
    <ModalFormulario
      titulo={`Status do resgate ${resgate.id}`}
      ocupado={ocupado}
      onSend={() => void enviar()}
      onClose={onClose}
    >
      <Opcoes rotulo="Status" nome="status" opcoes={OPCOES_ALTERAVEIS} valor={status} onValueChange={setStatus} />
    </ModalFormulario>
  );
}

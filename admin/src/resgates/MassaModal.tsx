import {STATUS_OBRIGATORIO, lerIds, lerStatusResgate} from '@clube/domain';
import {CampoSelecao, CampoTexto, avisar} from '@clube/ui';
import {useState} from 'react';
import {ModalFormulario} from '../components/ModalFormulario';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesResgate} from './acoes';
import {OPCOES_ALTERAVEIS} from './status';

interface Props {
  /** The rows that were chosen. */
  escolhidos: readonly number[];
  onClose: (feito: boolean) => void;
}

/** One status for many orders: those that were chosen, or any by their ids. */
export function MassaModal({escolhidos, onClose}: Props) {
  const [status, setStatus] = useState('');
  const [texto, setTexto] = useState(escolhidos.join(', '));
  const [erros, setErros] = useState<{status?: string; ids?: string}>({});
  const {ocupado, executar} = useAcao({sucesso: doServidor, muda: ['resgates']});
  const enviar = async (): Promise<void> => {
    const lidos = lerIds(texto);
    const novo = lerStatusResgate(status);
    const faltas = {
      ...(novo === undefined && {status: STATUS_OBRIGATORIO}),
      ...('erro' in lidos && {ids: lidos.erro}),
    };
    setErros(faltas);
    if (novo === undefined || 'erro' in lidos) return avisar.erro(faltas.status ?? faltas.ids ?? '');
    if (await executar(() => acoesResgate.alterarEmMassa(lidos.ids, novo))) onClose(true);
  };
  return (
    <ModalFormulario
      titulo="Alterar Status em Massa"
      enviar="Alterar"
      ocupado={ocupado}
      onSend={() => void enviar()}
      onClose={() => onClose(false)}
    >
      <CampoSelecao
        rotulo="Status"
        vazio="Selecione"
        opcoes={OPCOES_ALTERAVEIS}
        value={status}
        erro={erros.status}
        onChange={evento => setStatus(evento.target.value)}
      />
      <CampoTexto
        rotulo="Ids"
        dica="Separados por vírgula, por exemplo 101, 102, 115."
        value={texto}
        erro={erros.ids}
        onChange={evento => setTexto(evento.target.value)}
      />
    </ModalFormulario>
  );
}

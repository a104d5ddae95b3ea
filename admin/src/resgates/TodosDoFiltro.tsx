import {client} from '@clube/api-client';
import {statusResgateValido, type StatusResgate} from '@clube/domain';
import {Botao, CampoSelecao, avisar} from '@clube/ui';
import {useState} from 'react';
import {Confirmar} from '../components/Confirmar';
import {ModalFormulario} from '../components/ModalFormulario';
import {useStartWork} from '../components/work/useStartWork';
import type {Filters} from '../providers/filters';
import {mayCall} from '../providers/acesso';
import {OPCOES_ALTERAVEIS} from './status';

interface Props {
  filters: Filters;
  /** How many they are, in words. */
  many: string;
  onDone: () => void;
}

/** What can be done to all orders that match, as long work. */
export function TodosDoFiltro({filters, many, onDone}: Props) {
  const [open, setOpen] = useState<'status' | 'cancelar'>();
  const {ocupado, executar} = useStartWork();
  const begin = async (call: () => Promise<unknown>): Promise<void> => {
    if (await executar(call)) onDone();
    else setOpen(undefined);
  };
  return (
    <>
      {mayCall('POST /api/resgates/bulk/filtro') && (
        <Botao variante="secundario" pequeno onClick={() => setOpen('status')}>
          Alterar status de todos
        </Botao>
      )}
      {mayCall('POST /api/resgates/cancelar/filtro') && (
        <Botao variante="secundario" pequeno onClick={() => setOpen('cancelar')}>
          Cancelar todos
        </Botao>
      )}
      {open === 'status' && (
        <StatusDeTodos
          many={many}
          ocupado={ocupado}
          onClose={() => setOpen(undefined)}
          onSend={status =>
            void begin(() => client.post('/api/resgates/bulk/filtro', {body: {filtro: filters, status}}))
          }
        />
      )}
      {open === 'cancelar' && (
        <Confirmar
          titulo="Cancelar resgates"
          confirmar="Cancelar todos"
          perigosa
          ocupado={ocupado}
          onConfirm={() => void begin(() => client.post('/api/resgates/cancelar/filtro', {body: {filtro: filters}}))}
          onClose={() => setOpen(undefined)}
        >
          Cancela os {many} resgates que correspondem à busca e aos filtros de agora, um a um: os pontos voltam para os
          pintores, e resgates cancelados não podem ser reabertos. Você pode acompanhar e interromper em Trabalhos.
        </Confirmar>
      )}
    </>
  );
}

interface StatusProps {
  many: string;
  ocupado: boolean;
  onSend: (status: StatusResgate) => void;
  onClose: () => void;
}

function StatusDeTodos({many, ocupado, onSend, onClose}: StatusProps) {
  const [status, setStatus] = useState('');
  const [erro, setErro] = useState<string>();
  const enviar = (): void => {
    const novo = Number(status || NaN);
    if (statusResgateValido(novo)) return onSend(novo);
    setErro('Status é obrigatório.');
    avisar.erro('Status é obrigatório.');
  };
  return (
    <ModalFormulario titulo="Alterar Status em Massa" enviar="Alterar todos" {...{ocupado, onClose}} onSend={enviar}>
      <CampoSelecao
        rotulo="Status"
        dica={`Dos ${many} resgates que correspondem à busca e aos filtros de agora.`}
        vazio="Selecione"
        opcoes={OPCOES_ALTERAVEIS}
        value={status}
        erro={erro}
        onChange={evento => setStatus(evento.target.value)}
      />
    </ModalFormulario>
  );
}

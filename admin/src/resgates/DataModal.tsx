import {DATA_MAXIMA, SEM_DATA} from '@clube/domain';
import {Campo} from '@clube/ui';
import {useState} from 'react';
import {hoje} from '../components/formatos';
import {ModalFormulario} from '../components/ModalFormulario';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesResgate} from './acoes';
import type {PropsDialogo} from './tipos';

const QUAIS = {
  previsao: {
    titulo: 'Previsão de entrega',
    campo: 'previsaoEntrega',
    gravar: acoesResgate.gravarPrevisao,
  },
  entrega: {
    titulo: 'Data de entrega',
    campo: 'dataEntrega',
    gravar: acoesResgate.gravarEntrega,
  },
} as const;

/** The expected or the real date of a delivery. */
export function DataModal({resgate, onClose, qual}: PropsDialogo & {qual: keyof typeof QUAIS}) {
  const {titulo, campo, gravar} = QUAIS[qual];
  const [data, setData] = useState(resgate[campo] ?? hoje());
  const [erro, setErro] = useState<string>();
  const {ocupado, executar} = useAcao({sucesso: doServidor, muda: ['resgates']});
  const enviar = async (): Promise<void> => {
    if (!data) return setErro(SEM_DATA);
    if (await executar(() => gravar(resgate.id, data))) onClose();
  };
  return (
    <ModalFormulario
      titulo={`${titulo} do resgate ${resgate.id}`}
      ocupado={ocupado}
      onSend={() => void enviar()}
      onClose={onClose}
    >
      <Campo
        rotulo={titulo}
        type="date"
        max={DATA_MAXIMA}
        value={data}
        erro={erro}
        onChange={evento => {
          setData(evento.target.value);
          setErro(undefined);
        }}
      />
    </ModalFormulario>
  );
}

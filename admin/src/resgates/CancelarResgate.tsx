import {CANCELADO, EXCLUIDO, formatarPontosPorExtenso} from '@clube/domain';
import {Opcoes} from '@clube/ui';
import {useState} from 'react';
import {ModalFormulario} from '../components/ModalFormulario';
import {emTitulo} from '../components/texto';
import {doServidor, useAcao} from '../components/useAcao';
import {acoesResgate} from './acoes';
import type {PropsDialogo} from './tipos';

const MOTIVOS = [
  {valor: String(CANCELADO), texto: 'Cancelamento'},
  {valor: String(EXCLUIDO), texto: 'Falha na entrega'},
];

/** Ends an order and gives its points back. */
export function CancelarResgate({resgate, onClose}: PropsDialogo) {
  const [status, setStatus] = useState(String(CANCELADO));
  const {ocupado, executar} = useAcao({
    sucesso: doServidor,
    muda: ['resgates', 'pintores', 'premios'],
  });
  const enviar = async (): Promise<void> => {
    const fim = status === String(EXCLUIDO) ? EXCLUIDO : CANCELADO;
    if (await executar(() => acoesResgate.cancelar(resgate.id, fim))) onClose();
  };
  return (
    <ModalFormulario
      titulo={`Cancelar o resgate ${resgate.id}`}
      enviar="Cancelar resgate"
      perigosa
      ocupado={ocupado}
      onSend={() => void enviar()}
      onClose={onClose}
    >
      <p>
        {emTitulo(resgate.nome)} recebe de volta <strong>{formatarPontosPorExtenso(resgate.pontosGastos)}</strong>. O
        resgate não pode ser reaberto.
      </p>
      <Opcoes rotulo="Motivo" nome="motivo" opcoes={MOTIVOS} valor={status} onValueChange={setStatus} />
    </ModalFormulario>
  );
}

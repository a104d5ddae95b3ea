import {api} from '@clube/api-client';
import type {AvisoLeitura} from '@clube/domain';
import {Botao, Modal, type Contorno} from '@clube/ui';
import {useMemo} from 'react';
import {useAcao} from '../../../components/useAcao';
import {PapelDaNota} from '../papel/PapelDaNota';
import {contornoDe, tipoNoPapel} from '../papel/folhas';
import {partesParaDividir} from './partes';
import type {NotaLida} from './tipos';

interface Props {
  id: number;
  lida: NotaLida;
  partes: NonNullable<AvisoLeitura['partes']>;
  descricao: string;
  aoFechar: () => void;
  aoSeparar: () => void;
}

const TONS = ['anil', 'zarcao', 'ocre'] as const;

/** Two receipts in one picture become two: shows which part goes where before anything is done. */
export function SepararModal({id, lida, partes, descricao, aoFechar, aoSeparar}: Props) {
  const {ocupado, executar} = useAcao({sucesso: 'Notas separadas: cada uma é lida de novo.', muda: ['pendentes']});
  const contornos = useMemo(
    () =>
      partes.flatMap((lugares, i) =>
        lugares.map((lugar): Contorno => ({
          ...contornoDe(lugar),
          rotulo: `Nota ${i + 1}`,
          tom: TONS[i % TONS.length] ?? 'ocre',
        })),
      ),
    [partes],
  );
  const separar = async (): Promise<void> => {
    const comPaginas = (arquivo: number): boolean => tipoNoPapel(lida.arquivos[arquivo] ?? {}) === 'pdf';
    const corpo = {partes: partesParaDividir(partes, comPaginas)};
    if (!(await executar(() => api.post(`/api/nota/${id}/dividir`, corpo)))) return;
    aoFechar();
    aoSeparar();
  };
  return (
    <Modal
      aberto
      titulo="Separar as notas"
      aoFechar={aoFechar}
      largura={860}
      rodape={
        <>
          <Botao variante="secundario" onClick={aoFechar}>
            Voltar
          </Botao>
          <Botao ocupado={ocupado && 'Separando…'} onClick={() => void separar()}>
            Separar em {partes.length} notas
          </Botao>
        </>
      }
    >
      <p style={{marginBottom: 12}}>
        A nota 1 fica aqui. {partes.length === 2 ? 'A outra entra' : 'As outras entram'} na fila como pendente do mesmo
        pintor, com a mesma data de envio.
      </p>
      <div style={{height: '58dvh', minHeight: 320}}>
        <PapelDaNota arquivos={lida.arquivos} descricao={descricao} contornos={contornos} inteira />
      </div>
    </Modal>
  );
}

import {api, enderecoArquivo} from '@clube/api-client';
import type {AvisoLeitura} from '@clube/domain';
import {Botao, Carregando, Modal, type Contorno} from '@clube/ui';
import {useMemo, useState} from 'react';
import {useAcao} from '../../../components/useAcao';
import {PapelDaNota} from '../papel/PapelDaNota';
import {contornoDe} from '../papel/folhas';
import {DestinosDasPaginas} from './DestinosDasPaginas';
import {INTEIRA, partesParaDividir, partesVazias, pedacosDe, type Pedaco} from './partes';
import type {NotaLida} from '../leitura/tipos';
import {useContadas} from './useContadas';

interface Props {
  id: number;
  lida: NotaLida;
  partes: NonNullable<AvisoLeitura['partes']>;
  descricao: string;
  aoFechar: () => void;
  aoSeparar: () => void;
}

const TONS = ['anil', 'zarcao', 'ocre'] as const;

const contornoDoPedaco = ({arquivo, pagina = 1, cantos = INTEIRA, parte}: Pedaco): Contorno => ({
  ...contornoDe({arquivo, pagina, cantos}),
  rotulo: `Nota ${parte + 1}`,
  tom: TONS[parte % TONS.length] ?? 'ocre',
});

/** Two receipts in one file become two: shows which part goes where, and lets it be changed, before anything is done. */
export function SepararModal({id, lida, partes, descricao, aoFechar, aoSeparar}: Props) {
  const {ocupado, executar} = useAcao({sucesso: 'Notas separadas: cada uma é lida de novo.', muda: ['pendentes']});
  const {contadas, contando} = useContadas(lida.arquivos);
  const [escolhas, setEscolhas] = useState<Readonly<Record<number, number>>>({});
  const pedacos = useMemo(
    () =>
      pedacosDe(partes, lida.arquivos, contadas).map((pedaco, i) => ({...pedaco, parte: escolhas[i] ?? pedaco.parte})),
    [partes, lida.arquivos, contadas, escolhas],
  );
  const contornos = useMemo(() => pedacos.map(contornoDoPedaco), [pedacos]);
  // Areas of pictures are where they are: only what has pages, or was left over, leaves a choice.
  const haEscolha = pedacos.some(({pagina, lido}) => pagina !== undefined || !lido);
  const mudar = (quais: readonly number[], parte: number): void =>
    setEscolhas(antes => ({...antes, ...Object.fromEntries(quais.map(i => [i, parte]))}));
  const separar = async (): Promise<void> => {
    const corpo = {partes: partesParaDividir(pedacos, partes.length)};
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
          <Botao
            disabled={contando || partesVazias(pedacos, partes.length).length > 0}
            ocupado={ocupado && 'Separando…'}
            onClick={() => void separar()}
          >
            Separar em {partes.length} notas
          </Botao>
        </>
      }
    >
      <p style={{marginBottom: 12}}>
        A nota 1 fica aqui. {partes.length === 2 ? 'A outra entra' : 'As outras entram'} na fila como pendente do mesmo
        pintor, com a mesma data de envio.
      </p>
      {contando && <Carregando linhas={2} texto="Contando as páginas" />}
      {!contando && haEscolha && (
        <DestinosDasPaginas
          pedacos={pedacos}
          partes={partes.length}
          enderecos={lida.arquivos.map(cada => enderecoArquivo(cada.diretorioArquivo, cada.arquivoUrl))}
          aoMudar={mudar}
        />
      )}
      <div style={{height: '58dvh', minHeight: 320}}>
        <PapelDaNota arquivos={lida.arquivos} descricao={descricao} contornos={contornos} inteira />
      </div>
    </Modal>
  );
}

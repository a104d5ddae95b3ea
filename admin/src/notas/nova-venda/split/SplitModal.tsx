import {client, enderecoArquivo} from '@clube/api-client';
import type {AvisoLeitura, CantosLidos} from '@clube/domain';
import {Botao, Carregando, Modal, type Contorno} from '@clube/ui';
import {useMemo} from 'react';
import {useAcao} from '../../../components/useAcao';
import type {NotaLida} from '../reading/types';
import {NotaPhoto} from '../photo/NotaPhoto';
import {outlineOf} from '../photo/pages';
import {HowToSplit} from './HowToSplit';
import {PageDestinations} from './PageDestinations';
import estilos from './SplitModal.module.css';
import {INTEIRA, haEscolha, requestToDivide, partesVazias, type Pedaco} from './pieces';
import {usePageCounts, useSplit} from './useSplit';

interface Props {
  id: number;
  lida: NotaLida;
  /** Where each receipt lies; undefined where that was not found, for people to say. */
  partes: AvisoLeitura['partes'];
  descricao: string;
  onClose: () => void;
  onSplit: () => void;
}

const TONS = ['anil', 'zarcao', 'ocre'] as const;

/** An area can be adjusted; a whole page is as it is. */
const contornoDoPedaco = (
  {arquivo, pagina = 1, cantos, parte}: Pedaco,
  indice: number,
  onAdjust: (cantos: CantosLidos) => void,
): Contorno => ({
  ...outlineOf({arquivo, pagina, cantos: cantos ?? INTEIRA}),
  rotulo: `Nota ${parte + 1}`,
  tom: TONS[parte % TONS.length] ?? 'ocre',
  chave: String(indice),
  ...(cantos && {onAdjust}),
});

/** Two receipts in one file become two: shows which part goes where, and lets it be changed, before anything is done. */
export function SplitModal({id, lida, partes: achadas, descricao, onClose, onSplit}: Props) {
  const {ocupado, executar} = useAcao({sucesso: 'Notas separadas: cada uma é lida de novo.', muda: ['pendentes']});
  const {contadas, contando} = usePageCounts(lida.arquivos);
  const {pedacos, partes, erro, aMao, dar, ajustarArea} = useSplit(achadas, lida.arquivos, contadas);
  const contornos = useMemo(
    () => pedacos.map((pedaco, i) => contornoDoPedaco(pedaco, i, cantos => ajustarArea(i, cantos))),
    [pedacos, ajustarArea],
  );
  const temAreas = pedacos.some(({cantos}) => cantos);
  const separar = async (): Promise<void> => {
    const body = requestToDivide(pedacos, partes);
    if (!(await executar(() => client.post('/api/nota/{idFoto}/dividir', {path: {idFoto: id}, body})))) return;
    onClose();
    onSplit();
  };
  return (
    <Modal
      aberto
      titulo="Separar as notas"
      onClose={onClose}
      largura={860}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          <Botao
            disabled={contando || partesVazias(pedacos, partes).length > 0 || erro !== undefined}
            ocupado={ocupado && 'Separando…'}
            onClick={() => void separar()}
          >
            Separar em {partes} notas
          </Botao>
        </>
      }
    >
      <p style={{marginBottom: 12}}>
        A nota 1 fica aqui. {partes === 2 ? 'A outra entra' : 'As outras entram'} na fila como pendente do mesmo pintor,
        com a mesma data de envio.
      </p>
      {contando && <Carregando linhas={2} texto="Contando as páginas" />}
      {!contando && aMao && <HowToSplit {...aMao} />}
      {!contando && haEscolha(pedacos, partes) && (
        <PageDestinations
          pedacos={pedacos}
          partes={partes}
          enderecos={lida.arquivos.map(cada => enderecoArquivo(cada.diretorioArquivo, cada.arquivoUrl))}
          onValueChange={dar}
        />
      )}
      {temAreas && (
        <p className={estilos.explica}>Confira as áreas. Arraste os cantos, ou mova-os com as setas do teclado.</p>
      )}
      <p className={estilos.falta} role="status">
        {!contando && erro}
      </p>
      <div style={{height: '58dvh', minHeight: 320}}>
        <NotaPhoto arquivos={lida.arquivos} descricao={descricao} contornos={contornos} inteira />
      </div>
    </Modal>
  );
}

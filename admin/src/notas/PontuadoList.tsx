import {Botao} from '@clube/ui';
import {useState} from 'react';
import {Lista} from '../components/lista/Lista';
import {FiltroPeriodo, ultimosSeteDias} from '../components/lista/FiltroPeriodo';
import {Pagina} from '../components/Pagina';
import {hoje} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {COLUNAS_VENDA} from '../components/vendas/colunas';
import {ItensModal} from '../components/vendas/ItensModal';
import type {Pontuacao} from '../components/vendas/tipos';
import {BotaoArquivo, ENDERECOS_VIVEM} from './BotaoArquivo';
import {CancelarModal} from './CancelarModal';
import {colunaPintor} from './colunas';

interface Acoes {
  verItens: (venda: Pontuacao) => void;
  cancelar: (venda: Pontuacao) => void;
}

const colunas = ({verItens, cancelar}: Acoes): Coluna<Pontuacao>[] => [
  colunaPintor<Pontuacao>(),
  {chave: 'endCidade', titulo: 'Cidade', ordenavel: true, celula: venda => venda.endCidade},
  ...COLUNAS_VENDA({verItens}),
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: venda => (
      <>
        <BotaoArquivo arquivo={venda} descricao={`nota ${venda.identificador}`} />
        <Botao
          variante="secundario"
          pequeno
          onClick={() => cancelar(venda)}
          aria-label={`Cancelar a venda ${venda.identificador}`}
        >
          Cancelar
        </Botao>
      </>
    ),
  },
];

/** Scored sales: the last seven days unless other dates are asked for. */
export default function PontuadoList() {
  const [vista, setVista] = useState<Pontuacao>();
  const [cancelada, setCancelada] = useState<Pontuacao>();
  return (
    <Pagina titulo="Pontuações">
      <Lista
        recurso="pontuado"
        aCada={ENDERECOS_VIVEM}
        legenda="Pontuações"
        colunas={colunas({verItens: setVista, cancelar: setCancelada})}
        ordem={{field: 'pontuadoEm', order: 'DESC'}}
        filtroPadrao={ultimosSeteDias(hoje())}
        busca="Buscar por pintor, CPF ou número fiscal"
        filtros={<FiltroPeriodo />}
        exportar="Pontuacoes"
        vazio="Nenhuma venda pontuada neste período."
      />
      {vista && <ItensModal pontuacao={vista} onClose={() => setVista(undefined)} />}
      {cancelada && <CancelarModal pontuacao={cancelada} onClose={() => setCancelada(undefined)} />}
    </Pagina>
  );
}

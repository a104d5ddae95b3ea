import {api} from '@clube/api-client';
import {classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {InterruptorAtivo} from '../components/InterruptorAtivo';
import {numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {AcoesDoRegistro} from '../components/AcoesDoRegistro';
import {Pagina} from '../components/Pagina';
import {ExcluirModal} from '../components/ExcluirModal';
import {podeFazer} from '../providers/acesso';
import {sessaoChamada} from '../providers/sessao';
import type {Produto} from './tipos';

const SITUACOES = [
  {valor: 1, texto: 'Ativos'},
  {valor: 0, texto: 'Inativos'},
];

const colunas = (excluir: (produto: Produto) => void): Coluna<Produto>[] => [
  {
    chave: 'nome',
    titulo: 'Produto',
    ordenavel: true,
    principal: true,
    celula: produto => <strong>{produto.nome}</strong>,
  },
  {
    chave: 'codigo',
    titulo: 'Código',
    ordenavel: true,
    celula: produto => (
      <span>
        {produto.codigo}
        {produto.gtin && <small>barras {produto.gtin}</small>}
      </span>
    ),
  },
  {
    chave: 'valorUnitario',
    titulo: 'Valor unitário',
    numerica: true,
    ordenavel: true,
    celula: produto => reaisOuNada(produto.valorUnitario),
  },
  {
    chave: 'valorPontos',
    titulo: 'Pontos',
    numerica: true,
    ordenavel: true,
    celula: produto => numeroOuNada(produto.valorPontos),
  },
  {
    chave: 'ativo',
    titulo: 'Status',
    ordenavel: true,
    celula: produto => (
      <InterruptorAtivo
        ativo={produto.ativo === 1}
        nome={produto.nome}
        recurso="produtos"
        falha="Erro ao atualizar status do produto."
        mudar={ativo => api.post(`/api/produtos/status/${produto.id}`, {ativo: ativo ? 1 : 0})}
      />
    ),
  },
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: produto => (
      <AcoesDoRegistro
        nome={produto.nome}
        editar={`/painel/produtos/${produto.id}`}
        aoExcluir={() => excluir(produto)}
      />
    ),
  },
];

export function ProdutosList() {
  const [excluido, setExcluido] = useState<Produto>();
  return (
    <Pagina
      titulo="Produtos"
      acoes={
        podeFazer('produtos', 'create', sessaoChamada()) && (
          <Link className={classeBotao({pequeno: true})} to="/painel/cadastrar/produto">
            Cadastrar Produto
          </Link>
        )
      }
    >
      <Lista
        recurso="produtos"
        legenda="Produtos"
        colunas={colunas(setExcluido)}
        ordem={{field: 'nome', order: 'ASC'}}
        busca="Buscar por código ou nome"
        filtros={<FiltroSelecao campo="ativo" rotulo="Status" opcoes={SITUACOES} />}
        exportar="Produtos"
        vazio="Nenhum produto com esta busca."
      />
      {excluido && (
        <ExcluirModal
          titulo="Excluir produto"
          recurso="produtos"
          id={excluido.id}
          sucesso="Produto excluído com sucesso"
          falha="Erro ao deletar produto."
          aoFechar={() => setExcluido(undefined)}
        >
          <strong>{excluido.nome}</strong> deixa de pontuar e sai das listas. As vendas que já pontuaram o mantêm.
        </ExcluirModal>
      )}
    </Pagina>
  );
}

import {formatarCnpj, formatarDataDe, raizCnpj} from '@clube/domain';
import {BordaEscorrida, VazioIlustrado} from '@clube/ui';
import type {UsuarioRelatorio} from '../../base/sessao';
import {SecaoCursos} from './cursos/SecaoCursos';
import estilos from './Dashboard.module.css';
import {Figuras} from './figuras/Figuras';
import {SecaoPintores} from './pintores/SecaoPintores';
import {useRecorte} from './pintores/useRecorte';
import {SecaoPremios} from './premios/SecaoPremios';
import {SecaoProdutos} from './produtos/SecaoProdutos';
import {SecaoResgates} from './resgates/SecaoResgates';
import type {Relatorio} from './tipos';
import {useAncora} from './useAncora';
import {SecaoVendas} from './vendas/SecaoVendas';

interface Props {
  relatorio: Relatorio;
  revenda: UsuarioRelatorio;
  /** When the figures were fetched. */
  atualizadoEm: Date;
}

/** The report once it is here: the figures on top, and below them the rows that they come from. */
export function Conteudo({relatorio, revenda, atualizadoEm}: Props) {
  const recorte = useRecorte();
  useAncora();
  const semPintores = relatorio.usuariosTotais.length === 0;
  return (
    <main>
      <div className={estilos.heroi}>
        <div className={estilos.topo}>
          <h1>{revenda.nome}</h1>
          <p>
            Todas as lojas do CNPJ {formatarCnpj(raizCnpj(revenda.cnpj))}. Dados de {formatarDataDe(atualizadoEm)}.
          </p>
        </div>
        {!semPintores && <Figuras relatorio={relatorio} onFollow={recorte.comecar} />}
      </div>
      <BordaEscorrida className={estilos.borda} />
      <div className={estilos.tela}>
        {semPintores ? (
          <VazioIlustrado titulo="Ainda não há pintores nas suas lojas" semente="vitrine da loja">
            Quando um pintor do Clube comprar em uma das suas lojas, ou a escolher como preferida, as vendas aparecem
            aqui.
          </VazioIlustrado>
        ) : (
          <>
            <SecaoVendas relatorio={relatorio} />
            <SecaoPintores relatorio={relatorio} recorte={recorte} />
            <div className={estilos.colunas}>
              <SecaoProdutos produtos={relatorio.topProdutos} />
              <div className={estilos.pilha}>
                <SecaoPremios premios={relatorio.premiosResgatados} />
                <SecaoCursos pintores={relatorio.usuariosCursos} />
              </div>
            </div>
            <SecaoResgates resgates={relatorio.resgates} />
          </>
        )}
      </div>
    </main>
  );
}

import {formatarPontosPorExtenso} from '@clube/domain';
import {Botao} from '@clube/ui';
import type {LinhaLida} from '../leitura/linhas';
import type {Sugestao} from '../leitura/tipos';
import type {AcoesLinhas} from './acoes';
import estilos from './Itens.module.css';

interface Props {
  linha: LinhaLida;
  sugestoes: readonly Sugestao[];
  acoes: AcoesLinhas;
  aoVoltar?: () => void;
}

/** The products that a line may be, each by one press or its digit; or another one; or none. */
export function Escolhas({linha, sugestoes, acoes, aoVoltar}: Props) {
  return (
    <>
      {sugestoes.map((sugestao, i) => (
        <button
          key={sugestao.codigo}
          type="button"
          className={estilos.sugestao}
          onClick={() => acoes.escolher(linha, sugestao)}
        >
          <kbd>{i + 1}</kbd>
          <span>
            {sugestao.nome}{' '}
            <small>
              {sugestao.codigo} · {formatarPontosPorExtenso(sugestao.valorPontos)}
            </small>
          </span>
        </button>
      ))}
      <Botao variante="secundario" pequeno icone="busca" onClick={() => acoes.procurar(linha)}>
        Procurar produto
      </Botao>
      <Botao variante="secundario" pequeno onClick={() => acoes.ignorar(linha)}>
        Fora do programa <kbd>0</kbd>
      </Botao>
      {aoVoltar && (
        <Botao variante="texto" pequeno onClick={aoVoltar}>
          Voltar
        </Botao>
      )}
    </>
  );
}

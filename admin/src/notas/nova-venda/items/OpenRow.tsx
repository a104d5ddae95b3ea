import {Botao, BotaoIcone, Icone, classes} from '@clube/ui';
import {useState, type KeyboardEvent} from 'react';
import {idLinha, primeiroBotao} from '../dom';
import {confiancaEmPalavras, sentenca} from '../reading/field-check';
import {textoDaLinha, type LinhaLida} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import {useFocusLater} from './useFocusLater';
import {ItemCells, ReadCells, OnReceipt, rowOf} from './cells';
import type {LineActions} from './line-actions';
import estilos from './Items.module.css';
import {formatarPontosPorExtenso} from '@clube/domain';
import type {Sugestao} from '../reading/types';

/** Why the line is open. */
function porque({lido, estado}: LinhaLida): string {
  if (estado === 'completar') return sentenca(lido.motivo ?? 'Não deu para ler a quantidade ou o valor.');
  if (estado === 'escolher') return lido.sugestoes.length > 0 ? 'Qual é o produto?' : 'Nenhum produto parecido.';
  if (!lido.certa && lido.motivo) return sentenca(lido.motivo);
  const {produto} = lido;
  return produto?.certa === false
    ? `Parece este produto (${confiancaEmPalavras(produto.confianca)}).`
    : 'Confira a quantidade e os valores com a nota.';
}

/** A line that a person has to say a word about: one press or one key each. */
export function OpenRow({linha, acoes}: {linha: LinhaLida; acoes: LineActions}) {
  const [trocando, setTrocando] = useState(false);
  const focarDepois = useFocusLater();
  const {lido, item, estado} = linha;
  const apontar = useHighlight(lido.lugar);
  const texto = textoDaLinha(lido);
  const produto = item ?? lido.produto;
  const escolhendo = trocando || estado === 'escolher';
  const sugestoes = lido.sugestoes.filter(({codigo}) => estado === 'escolher' || codigo !== produto?.codigo);
  const trocar = (agora: boolean): void => {
    setTrocando(agora);
    focarDepois(() => primeiroBotao(idLinha(linha.indice)));
  };
  const onKey = (evento: KeyboardEvent): void => {
    // An answer leads on to the next question: a key that is held down must not answer that one too.
    if (evento.repeat && evento.key === 'Enter') return evento.preventDefault();
    if (evento.repeat || !escolhendo || evento.ctrlKey || evento.metaKey || evento.altKey) return;
    const sugestao = sugestoes[Number(evento.key) - 1];
    if (evento.key === '0') acoes.ignorar(linha);
    else if (sugestao) acoes.escolher(linha, sugestao);
  };
  const comum = {...apontar, 'data-linha': linha.indice, className: estilos.aberta};
  return (
    <>
      <tr {...comum}>
        <td>
          {produto && estado !== 'escolher' && (
            <>
              <b>{produto.nome}</b>
              <small className={estilos.origem}>
                <span>{produto.codigo}</span>
                <OnReceipt lido={lido} codigo={produto.codigo} />
              </small>
            </>
          )}
          {estado === 'escolher' && <b>{texto}</b>}
        </td>
        {item ? <ItemCells item={item} /> : <ReadCells lido={lido} />}
        <td className={estilos.acoes}>
          {item && (
            <BotaoIcone
              icone="lapis"
              rotulo={`Alterar ${item.nome}`}
              tamanho={18}
              onClick={() => acoes.alterar(item)}
            />
          )}
        </td>
      </tr>
      <tr {...comum} {...rowOf(linha)} className={classes(estilos.aberta, estilos.decisao)} onKeyDown={onKey}>
        <td colSpan={7}>
          <div className={estilos.escolhas}>
            <p className={estilos.porque}>
              <Icone nome="alerta" tamanho={15} /> {porque(linha)}
            </p>
            {escolhendo ? (
              <Choices {...{linha, sugestoes, acoes}} {...(trocando && {onBack: () => trocar(false)})} />
            ) : (
              <>
                {estado === 'conferir' ? (
                  <Botao pequeno icone="certo" onClick={() => acoes.confirmar(linha)} aria-label={`Confirmar ${texto}`}>
                    Confirmar
                  </Botao>
                ) : (
                  <Botao pequeno onClick={() => acoes.procurar(linha, lido.produto ?? undefined)}>
                    Completar
                  </Botao>
                )}
                <Botao
                  variante="secundario"
                  pequeno
                  onClick={() => trocar(true)}
                  aria-label={`Trocar o produto de ${texto}`}
                >
                  Trocar
                </Botao>
              </>
            )}
          </div>
        </td>
      </tr>
    </>
  );
}

interface Props {
  linha: LinhaLida;
  sugestoes: readonly Sugestao[];
  acoes: LineActions;
  onBack?: () => void;
}

/** The products that a line may be, each by one press or its digit; or another one; or none. */
function Choices({linha, sugestoes, acoes, onBack}: Props) {
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
      {onBack && (
        <Botao variante="texto" pequeno onClick={onBack}>
          Voltar
        </Botao>
      )}
    </>
  );
}

import {lerItemVenda} from '@clube/domain';
import {Botao, Campo, avisar} from '@clube/ui';
import {useRef, useState, type KeyboardEvent} from 'react';
import {ProductSearch} from './ProductSearch';
import type {ProdutoDaVenda} from '../form/lookups';
import estilos from './Items.module.css';
import type {ItemVenda} from '../venda';
import {VAZIO, comVirgula, type Digitado, type Escolhido, type Rascunho} from './item-draft';

interface Props {
  /** A line that is changed or completed. */
  inicial?: Rascunho | undefined;
  onAdd: (item: Omit<ItemVenda, 'linha'>) => void;
  onGiveUp: () => void;
  erro?: string | undefined;
}

/** The amounts that an item cannot do without. */
const ORDEM = ['qtde', 'valorUnitario'] as const;

/** The line that adds an item: product by code or name, then the amounts; Enter adds it and begins the next. */
export function NewItem({inicial, onAdd, onGiveUp, erro}: Props) {
  const [produto, setProduto] = useState<Escolhido | undefined>(inicial?.produto);
  const [valores, setValores] = useState<Digitado>(inicial?.valores ?? VAZIO);
  const [falta, setFalta] = useState<string>();
  const [vez, setVez] = useState(0);
  const campoQtde = useRef<HTMLInputElement>(null);

  const escolher = (escolhido: ProdutoDaVenda | undefined): void => {
    setProduto(escolhido);
    setFalta(undefined);
    if (!escolhido) return;
    setValores(antes => ({
      ...antes,
      valorUnitario: antes.valorUnitario || comVirgula(Math.round(escolhido.valorUnitario * 100)),
    }));
    campoQtde.current?.focus();
  };
  const adicionar = (): void => {
    const lido = lerItemVenda({codigo: produto?.codigo, ...valores});
    if ('erro' in lido) {
      setFalta(lido.erro);
      avisar.erro(lido.erro);
      return;
    }
    if (!produto) return;
    const {codigo, nome, valorPontos} = produto;
    onAdd({codigo, nome, valorPontos, ...lido});
    setProduto(undefined);
    setValores(VAZIO);
    setFalta(undefined);
    setVez(antes => antes + 1);
  };
  const onKey = (evento: KeyboardEvent): void => {
    if (evento.key === 'Escape' && inicial) return onGiveUp();
    if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    adicionar();
  };
  // Where the product is known the work begins at the first amount that is missing.
  const comeco = inicial?.produto && (ORDEM.find(nome => !inicial.valores[nome]) ?? 'qtde');
  const campo = (nome: keyof Digitado, rotulo: string) => (
    <Campo
      autoFocus={nome === comeco}
      rotulo={rotulo}
      inputMode="decimal"
      value={valores[nome]}
      onChange={evento => {
        setValores(antes => ({...antes, [nome]: evento.target.value}));
        setFalta(undefined);
      }}
      onKeyDown={onKey}
      {...(nome === 'qtde' && {ref: campoQtde})}
    />
  );
  return (
    <div className={estilos.novo}>
      {inicial?.titulo && (
        <p className={estilos.titulo}>
          <span>{inicial.titulo}</span>
          <Botao variante="texto" pequeno onClick={onGiveUp}>
            Desistir
          </Botao>
        </p>
      )}
      <ProductSearch
        key={vez}
        inicial={produto}
        comFoco={vez > 0 || (!!inicial && !comeco)}
        onChoose={escolher}
        {...(inicial && {onGiveUp})}
      />
      {campo('qtde', 'Qtde')}
      {campo('valorUnitario', 'Unitário R$')}
      {campo('valorDesconto', 'Desconto R$')}
      <Botao variante="secundario" pequeno icone="mais" onClick={adicionar}>
        {inicial ? 'Gravar' : 'Adicionar'} <kbd>Enter</kbd>
      </Botao>
      {(falta ?? erro) && (
        <p className={estilos.falta} role="alert">
          {falta ?? erro}
        </p>
      )}
    </div>
  );
}

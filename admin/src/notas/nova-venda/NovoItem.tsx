import {decimalDeCentavos, lerItemVenda} from '@clube/domain';
import {Botao, Campo, avisar} from '@clube/ui';
import {useRef, useState, type KeyboardEvent} from 'react';
import {BuscaProduto} from './BuscaProduto';
import type {ProdutoDaVenda} from './consultas';
import estilos from './Itens.module.css';
import type {ItemVenda} from './venda';

interface Props {
  /** A line that was taken back to be changed. */
  inicial?: ItemVenda | undefined;
  aoAdicionar: (item: Omit<ItemVenda, 'linha'>) => void;
  erro?: string | undefined;
}

interface Digitado {
  qtde: string;
  valorUnitario: string;
  valorDesconto: string;
}

const VAZIO: Digitado = {qtde: '', valorUnitario: '', valorDesconto: ''};
const comVirgula = (centavos: number): string => decimalDeCentavos(centavos).replace('.', ',');

const doItem = (item: ItemVenda): Digitado => ({
  qtde: String(item.qtde).replace('.', ','),
  valorUnitario: comVirgula(item.valorUnitario),
  valorDesconto: item.valorDesconto ? comVirgula(item.valorDesconto) : '',
});

/** The line that adds an item: product by code or name, then the amounts; Enter adds it and begins the next. */
export function NovoItem({inicial, aoAdicionar, erro}: Props) {
  const [produto, setProduto] = useState<Pick<ProdutoDaVenda, 'codigo' | 'nome' | 'valorPontos'> | undefined>(inicial);
  const [valores, setValores] = useState<Digitado>(inicial ? doItem(inicial) : VAZIO);
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
    aoAdicionar({codigo, nome, valorPontos, ...lido});
    setProduto(undefined);
    setValores(VAZIO);
    setFalta(undefined);
    setVez(antes => antes + 1);
  };
  const aoTeclar = (evento: KeyboardEvent): void => {
    if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    adicionar();
  };
  const campo = (nome: keyof Digitado, rotulo: string) => (
    <Campo
      rotulo={rotulo}
      inputMode="decimal"
      value={valores[nome]}
      onChange={evento => {
        setValores(antes => ({...antes, [nome]: evento.target.value}));
        setFalta(undefined);
      }}
      onKeyDown={aoTeclar}
      {...(nome === 'qtde' && {ref: campoQtde})}
    />
  );
  return (
    <div className={estilos.novo}>
      <BuscaProduto key={vez} inicial={produto} comFoco={vez > 0 || !!inicial} aoEscolher={escolher} />
      {campo('qtde', 'Qtde')}
      {campo('valorUnitario', 'Unitário R$')}
      {campo('valorDesconto', 'Desconto R$')}
      <Botao variante="secundario" pequeno icone="mais" onClick={adicionar}>
        Adicionar <kbd>Enter</kbd>
      </Botao>
      {(falta ?? erro) && (
        <p className={estilos.falta} role="alert">
          {falta ?? erro}
        </p>
      )}
    </div>
  );
}

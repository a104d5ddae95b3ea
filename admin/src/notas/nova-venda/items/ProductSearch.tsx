import {mensagemDe} from '@clube/api-client';
import {PRODUTO_NAO_ENCONTRADO, formatarPontosPorExtenso} from '@clube/domain';
import {avisar} from '@clube/ui';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useDeferredValue, useRef, useState} from 'react';
import {buscarProduto, sugerirProdutos, type ProdutoDaVenda} from '../form/lookups';
import estilos from './Items.module.css';
import type {Escolhido} from './item-draft';

interface Props {
  inicial?: Escolhido | undefined;
  comFoco: boolean;
  onChoose: (produto: ProdutoDaVenda | undefined) => void;
  /** Escape, once no list is open. */
  onGiveUp?: (() => void) | undefined;
}

const MINIMO = 2;

function dizerQuantos(quantos: number): string {
  if (quantos === 0) return 'Nenhum produto encontrado';
  return quantos === 1 ? '1 sugestão' : `${quantos} sugestões`;
}

/**
 * A product by code, barcode or part of its name. A whole code and Enter is enough: nobody has to wait for the list; so
 * is what only one product has.
 */
export function ProductSearch({inicial, comFoco, onChoose, onGiveUp}: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState(inicial ? inicial.nome : '');
  const [escolhido, setEscolhido] = useState<Escolhido | null>(inicial ?? null);
  const procurado = useDeferredValue(texto.trim());
  const procurando = procurado.length >= MINIMO && procurado !== escolhido?.nome;
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['produtos', 'sugestoes', procurado],
    queryFn: ({signal}) => sugerirProdutos(procurado, signal),
    enabled: procurando,
    placeholderData: keepPreviousData,
  });
  const escolher = (produto: ProdutoDaVenda | null): void => {
    setEscolhido(produto);
    if (produto) setTexto(produto.nome);
    onChoose(produto ?? undefined);
  };
  const respondida = procurando && !isFetching && !isPlaceholderData && procurado === texto.trim();
  const procurarCodigo = async (codigo: string): Promise<void> => {
    try {
      const unico = respondida && data.length === 1 ? data[0] : undefined;
      const produto = unico ?? (await buscarProduto(codigo));
      if (produto) escolher(produto);
      else {
        avisar.erro(PRODUTO_NAO_ENCONTRADO);
        campo.current?.select();
      }
    } catch (motivo) {
      avisar.erro(mensagemDe(motivo));
    }
  };
  return (
    // Keys of the field within, once the list has had them.
    <div
      role="presentation"
      className={estilos.busca}
      onKeyDown={evento => {
        const aberta = campo.current?.getAttribute('aria-expanded') === 'true';
        if (evento.key === 'Escape' && !aberta) onGiveUp?.();
      }}
    >
      <Autocomplete<ProdutoDaVenda, false, false, true>
        freeSolo
        fullWidth
        options={procurado.length >= MINIMO ? data : []}
        value={escolhido as ProdutoDaVenda | null}
        inputValue={texto}
        loading={isFetching}
        loadingText="Carregando"
        filterOptions={opcoes => opcoes}
        getOptionLabel={opcao => (typeof opcao === 'string' ? opcao : opcao.nome)}
        isOptionEqualToValue={(opcao, valor) => typeof valor !== 'string' && opcao.codigo === valor.codigo}
        onInputChange={(_, novo, motivo) => {
          setTexto(novo);
          if (motivo === 'input' && escolhido) {
            setEscolhido(null);
            onChoose(undefined);
          }
        }}
        onChange={(evento, valor) => {
          evento.preventDefault();
          if (typeof valor === 'string') void procurarCodigo(valor.trim());
          else escolher(valor);
        }}
        renderOption={({key, ...props}, opcao) => (
          <li key={key} {...props}>
            <span style={{flex: 1}}>
              {opcao.nome}
              <small style={{display: 'block', color: 'var(--tinta-2)'}}>{opcao.codigo}</small>
            </span>
            <small>{formatarPontosPorExtenso(opcao.valorPontos)}</small>
          </li>
        )}
        renderInput={params => (
          <TextField
            {...params}
            inputRef={campo}
            margin="none"
            label="Produto"
            placeholder="Código ou nome"
            autoFocus={comFoco}
            sx={{'& label': {font: '600 0.9375rem/1.3 var(--texto)', color: 'var(--tinta)', mb: '6px'}}}
          />
        )}
      />
      <p role="status" className={respondida && data.length === 0 ? estilos.nenhum : 'so-leitor'}>
        {respondida && dizerQuantos(data.length)}
      </p>
    </div>
  );
}

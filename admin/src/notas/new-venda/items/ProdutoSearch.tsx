import {messageOf} from '@clube/api-client';
import {PRODUTO_NOT_FOUND, formatPontosInWords} from '@clube/domain';
import {notify} from '@clube/ui';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {useDeferredValue, useRef, useState} from 'react';
import {findProduto, suggestProdutos, type VendaProduto} from '../form/lookups';
import styles from './Items.module.css';
import type {ChosenProduto} from './item-draft';

interface Props {
  initial?: ChosenProduto | undefined;
  focused: boolean;
  onChoose: (produto: VendaProduto | undefined) => void;
  /** Called on Escape while no list is open. */
  onGiveUp?: (() => void) | undefined;
}

const MIN_LENGTH = 2;

function countText(count: number): string {
  if (count === 0) return 'Nenhum produto encontrado';
  return count === 1 ? '1 sugestão' : `${count} sugestões`;
}

/**
 * Finds a product by code, barcode or a part of its name. A complete code and Enter suffice without waiting for the
 * list; so does a text that matches only one product.
 */
export function ProdutoSearch({initial, focused, onChoose, onGiveUp}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial ? initial.nome : '');
  const [chosen, setChosen] = useState<ChosenProduto | null>(initial ?? null);
  const searched = useDeferredValue(text.trim());
  const searching = searched.length >= MIN_LENGTH && searched !== chosen?.nome;
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['produtos', 'sugestoes', searched],
    queryFn: ({signal}) => suggestProdutos(searched, signal),
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  const choose = (produto: VendaProduto | null): void => {
    setChosen(produto);
    if (produto) setText(produto.nome);
    onChoose(produto ?? undefined);
  };
  const answered = searching && !isFetching && !isPlaceholderData && searched === text.trim();
  const searchCode = async (codigo: string): Promise<void> => {
    try {
      const single = answered && data.length === 1 ? data[0] : undefined;
      const produto = single ?? (await findProduto(codigo));
      // What was typed meanwhile is another product.
      if (field.current?.value.trim() !== codigo) return;
      if (produto) choose(produto);
      else {
        notify.error(PRODUTO_NOT_FOUND);
        field.current.select();
      }
    } catch (reason) {
      notify.error(messageOf(reason));
    }
  };
  return (
    // Handles keys of the input inside, after the list.
    <div
      role="presentation"
      className={styles.search}
      onKeyDown={event => {
        const open = field.current?.getAttribute('aria-expanded') === 'true';
        if (event.key === 'Escape' && !open) onGiveUp?.();
      }}
    >
      <Autocomplete<VendaProduto, false, false, true>
        freeSolo
        fullWidth
        options={searched.length >= MIN_LENGTH ? data : []}
        value={chosen as VendaProduto | null}
        inputValue={text}
        loading={isFetching}
        loadingText="Carregando"
        filterOptions={options => options}
        getOptionLabel={option => (typeof option === 'string' ? option : option.nome)}
        isOptionEqualToValue={(option, value) => typeof value !== 'string' && option.codigo === value.codigo}
        onInputChange={(_, newText, reason) => {
          setText(newText);
          if (reason === 'input' && chosen) {
            setChosen(null);
            onChoose(undefined);
          }
        }}
        onChange={(event, value) => {
          event.preventDefault();
          if (typeof value === 'string') void searchCode(value.trim());
          else choose(value);
        }}
        renderOption={({key, ...props}, option) => (
          <li key={key} {...props}>
            <span style={{flex: 1}}>
              {option.nome}
              <small style={{display: 'block', color: 'var(--tinta-2)'}}>{option.codigo}</small>
            </span>
            <small>{formatPontosInWords(option.valorPontos)}</small>
          </li>
        )}
        renderInput={params => (
          <TextField
            {...params}
            inputRef={field}
            margin="none"
            label="Produto"
            placeholder="Código ou nome"
            autoFocus={focused}
            sx={{'& label': {font: '600 0.9375rem/1.3 var(--texto)', color: 'var(--tinta)', mb: '6px'}}}
          />
        )}
      />
      <p role="status" className={answered && data.length === 0 ? styles.none : 'visually-hidden'}>
        {answered && countText(data.length)}
      </p>
    </div>
  );
}

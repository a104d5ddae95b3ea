import type {ComponentProps} from 'react';
import {MASCARAS, type TipoMascara} from './mascaras';
import {Moldura, type PropsMoldura} from './Moldura';
import {useMascara} from './useMascara';

interface Props
  extends PropsMoldura, Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'type' | 'ref'> {
  tipo: TipoMascara;
  /** The bare value: digits only (a CNPJ may hold letters). */
  valor: string;
  onValueChange: (valor: string) => void;
}

/** A field that writes its own punctuation, takes a paste with or without it, and hands out the bare value. */
export function CampoMascarado({
  rotulo,
  erro,
  dica,
  opcional,
  className,
  id,
  conferencia,
  tipo,
  valor,
  onValueChange,
  ...resto
}: Props) {
  const mascara = MASCARAS[tipo];
  const ligacaoMascara = useMascara(tipo, valor, onValueChange);
  return (
    <Moldura {...{rotulo, erro, dica, id, className, conferencia}} opcional={opcional ?? false}>
      {ligacao => (
        <input
          inputMode={mascara.teclado}
          placeholder={mascara.exemplo}
          autoComplete="off"
          {...resto}
          {...ligacao}
          {...ligacaoMascara}
          type="text"
        />
      )}
    </Moldura>
  );
}

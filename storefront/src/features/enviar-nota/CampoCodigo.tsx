import {ApiErro, mensagemDe} from '@clube/api-client';
import {formatarPontos} from '@clube/domain';
import {Campo, avisar} from '@clube/ui';
import {useState} from 'react';
import {validarCodigo} from './api';

interface Props {
  valor: string;
  onValueChange: (valor: string) => void;
}

/** An optional code, checked as one leaves the field; the server has the last word when the receipt is sent. */
export function CampoCodigo({valor, onValueChange}: Props) {
  const [erro, setErro] = useState<string>();
  const [efeito, setEfeito] = useState<string>();
  const conferir = async (): Promise<void> => {
    if (!valor.trim()) return;
    try {
      const codigo = await validarCodigo(valor.trim());
      setEfeito(
        codigo.operacao === 'ADICIONAR'
          ? `Este código soma ${formatarPontos(codigo.valor)} pontos.`
          : `Este código multiplica os pontos da nota por ${codigo.valor}.`,
      );
    } catch (motivo) {
      if (motivo instanceof ApiErro && motivo.status === 0) return;
      setErro(mensagemDe(motivo));
      avisar.erro(mensagemDe(motivo));
    }
  };
  return (
    <Campo
      rotulo="Código promocional"
      name="codigoPromocional"
      opcional
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={60}
      value={valor}
      erro={erro}
      dica={efeito}
      onFocus={evento => {
        if (erro) evento.target.select();
      }}
      onBlur={() => void conferir()}
      onChange={evento => {
        setErro(undefined);
        setEfeito(undefined);
        onValueChange(evento.target.value.toUpperCase());
      }}
    />
  );
}

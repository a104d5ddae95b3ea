import {Botao} from '@clube/ui';
import {Passos} from '../Passos';
import {calcularPontos} from './calculo';
import estilos from './NovaVenda.module.css';
import type {FormularioVenda} from './useNovaVenda';

interface Props {
  formulario: FormularioVenda;
  ocupado: boolean;
  aoPontuar: () => void;
}

/** What the sale is worth as it stands, with why, and the one button that counts. */
export function RodapeVenda({formulario: {venda, refs}, ocupado, aoPontuar}: Props) {
  const {passos, total} = calcularPontos(venda, refs);
  const {pintor} = refs;
  const fatorDesconhecido = pintor?.clusterNome && pintor.clusterValorPonto === undefined;
  return (
    <footer className={estilos.rodape}>
      <div>
        <Passos passos={passos} total={total} />
        {fatorDesconhecido && (
          <p className={estilos.ressalva}>O fator do nível {pintor.clusterNome} é aplicado ao pontuar.</p>
        )}
      </div>
      <Botao className={estilos.pontuar} ocupado={ocupado && 'Pontuando…'} onClick={aoPontuar}>
        Pontuar e abrir a próxima <kbd>Ctrl Enter</kbd>
      </Botao>
    </footer>
  );
}

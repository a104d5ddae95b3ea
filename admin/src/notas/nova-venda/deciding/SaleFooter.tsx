import {formatarReais} from '@clube/domain';
import {Botao, Icone} from '@clube/ui';
import {Passos} from '../../../components/vendas/Passos';
import {calcularPontos} from '../form/references';
import estilos from '../NovaVenda.module.css';
import {diferencaDaNota} from '../reading/difference';
import {linhasLidas} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {SaleForm} from '../form/useSaleForm';

interface Props {
  formulario: SaleForm;
  ocupado: boolean;
  /** Somebody else is at the receipt. */
  travada: boolean;
  onScore: () => void;
}

/** What the sale is worth as it stands, with why, and the one button that counts. */
export function SaleFooter({formulario, ocupado, travada, onScore}: Props) {
  const {venda, refs} = formulario;
  const {passos, total} = calcularPontos(venda, refs);
  const {pintor} = refs;
  const fatorDesconhecido = pintor?.clusterNome && pintor.clusterValorPonto === null;
  return (
    <footer className={estilos.rodape}>
      <Passos passos={passos} total={total}>
        <Confere formulario={formulario} />
        {fatorDesconhecido && (
          <p className={estilos.ressalva}>O fator do nível {pintor.clusterNome} é aplicado ao pontuar.</p>
        )}
      </Passos>
      <Botao className={estilos.pontuar} disabled={travada} ocupado={ocupado && 'Pontuando…'} onClick={onScore}>
        Pontuar e abrir a próxima <kbd>Ctrl Enter</kbd>
      </Botao>
    </footer>
  );
}

/** The lines against the total that the receipt says it has. */
function Confere({formulario: {venda, lida}}: {formulario: SaleForm}) {
  const apontar = useHighlight(lida?.campos.total?.lugar);
  const diferenca = lida?.estado === 'lida' ? diferencaDaNota(lida, linhasLidas(lida.itens, venda), venda) : undefined;
  if (!diferenca) return null;
  const {total, somado, falta} = diferenca;
  return (
    <p className={falta === 0 ? estilos.confere : estilos.difere} {...apontar}>
      <Icone nome={falta === 0 ? 'certo' : 'alerta'} tamanho={15} />
      {falta === 0
        ? `Total da nota ${formatarReais(total)}: confere com os itens.`
        : `Diferença de ${formatarReais(Math.abs(falta))}: os itens somam ${formatarReais(somado)}, a nota diz ${formatarReais(total)}.`}
    </p>
  );
}

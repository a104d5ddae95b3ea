import {camposOpcao, precoUnitario, type OpcaoPremio} from '@clube/domain';
import type {Pedido} from '@clube/backend';
import type {Aleatorio} from '../../aleatorio';
import type {Pintor, Premio} from '../../catalogo';
import type {Passeio} from '../plano/passeios';

/** How the painter fills in what a prize asks for. */
function escolherOpcao(premio: Premio, pintor: Pintor, random: Aleatorio): OpcaoPremio | undefined {
  const campos = camposOpcao(premio);
  if (campos.length === 0) return undefined;
  return Object.fromEntries(
    campos.map(({campo, valores}) => {
      if (valores) return [campo, random.pick(valores)];
      return [campo, campo === 'celular' ? pintor.celular : pintor.nome];
    }),
  );
}

const precoDe = ({custo, pontosAlternativo}: Premio, opcao: OpcaoPremio | undefined): number =>
  precoUnitario({pontosWeb: custo, pontosAlternativo: pontosAlternativo ?? null}, opcao?.voltagem === '220V');

/** What a painter with this balance asks for: often something big, of the type or the combo looked for if it is within reach. */
export function escolherPedido(
  {pintor, tipo, combo}: Passeio,
  premios: readonly Premio[],
  saldo: number,
  random: Aleatorio,
): Pedido | undefined {
  const ofertas = premios
    .filter(({ativo, isCombo, codigo}) => ativo && (!isCombo || codigo === combo))
    .map(premio => ({premio, opcao: escolherOpcao(premio, pintor, random.fork(premio.codigo))}))
    .map(oferta => ({...oferta, preco: precoDe(oferta.premio, oferta.opcao)}))
    .filter(({preco}) => preco <= saldo)
    .toSorted((a, b) => a.preco - b.preco || a.premio.codigo.localeCompare(b.premio.codigo));
  if (ofertas.length === 0) return undefined;
  const procurados = ofertas.filter(({premio}) => premio.codigo === combo || premio.tipo === tipo);
  const grandes = ofertas.slice(Math.floor(ofertas.length * 0.6));
  const {premio, opcao, preco} = random.pick(
    procurados.length > 0 ? procurados : random.chance(0.5) ? grandes : ofertas,
  );
  const qtde = !premio.isCombo && preco * 2 <= saldo && preco < 5000 && random.chance(0.25) ? 2 : 1;
  return {codigoPremio: premio.codigo, qtde, ...(opcao ? {opcao} : {})};
}

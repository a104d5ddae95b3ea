import {camposOpcao, precoUnitario, formatarPontosPorExtenso, type OpcaoPremio} from '@clube/domain';
import {Campo, CampoMascarado, Opcoes} from '@clube/ui';
import type {Premio} from '../../base/tipos';

interface Props {
  premio: Premio;
  opcao: OpcaoPremio;
  /** The message of the choice that is missing. */
  erro: string | undefined;
  onValueChange: (opcao: OpcaoPremio) => void;
}

/** Both voltages say their price when they differ. */
function textoVoltagem(premio: Premio, valor: string): string {
  const difere = premio.pontosAlternativo && premio.pontosAlternativo !== premio.pontosWeb;
  return difere ? `${valor} · ${formatarPontosPorExtenso(precoUnitario(premio, valor === '220V'))}` : valor;
}

/** What has to be chosen for a prize of this type: sizes, grit, voltage, operator and cell, full name. */
export function OpcoesPremio({premio, opcao, erro, onValueChange}: Props) {
  const campos = camposOpcao({tipo: premio.tipo, codigo: premio.codigo});
  return campos.map(({campo, rotulo, valores, mensagem}) => {
    const valor = opcao[campo] ?? '';
    const doCampo = erro === mensagem && !valor ? erro : undefined;
    const mudar = (novo: string): void => onValueChange({...opcao, [campo]: novo});
    if (valores)
      return (
        <Opcoes
          key={campo}
          rotulo={rotulo}
          nome={campo}
          valor={valor}
          onValueChange={mudar}
          erro={doCampo}
          opcoes={valores.map(v => ({valor: v, texto: campo === 'voltagem' ? textoVoltagem(premio, v) : v}))}
        />
      );
    const erroTexto = erro === mensagem ? erro : undefined;
    if (campo === 'celular')
      return (
        <CampoMascarado
          key={campo}
          rotulo={rotulo}
          tipo="celular"
          valor={valor}
          onValueChange={mudar}
          erro={erroTexto}
        />
      );
    return (
      <Campo
        key={campo}
        rotulo={rotulo}
        value={valor}
        autoComplete="name"
        maxLength={100}
        erro={erroTexto}
        onChange={evento => mudar(evento.target.value)}
      />
    );
  });
}

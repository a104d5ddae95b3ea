import {CAMPOS_NOVA_VENDA, ROTULOS_TIPO_FISCAL, SIGLAS_UF, somenteDigitos} from '@clube/domain';
import {Campo, CampoMascarado, CampoSelecao, classes, type Conferencia} from '@clube/ui';
import type {ReactNode} from 'react';
import {emTitulo} from '../../components/texto';
import {idCampo} from './campo';
import {CampoNoPapel} from './CampoNoPapel';
import {conferenciaDoCampo} from './leitura/conferencia';
import type {Duvida} from './leitura/duvidas';
import {CAMPO_LIDO, type CampoPreenchido} from './leitura/preencher';
import estilos from './NovaVenda.module.css';
import type {FormularioVenda} from './useNovaVenda';
import type {CampoVenda} from './venda';
import type {Pendente} from '../tipos';

const UFS = SIGLAS_UF.map(sigla => ({valor: sigla, texto: sigla}));
const TIPOS = Object.entries(ROTULOS_TIPO_FISCAL).map(([valor, texto]) => ({valor, texto}));

interface Props {
  formulario: FormularioVenda;
  nota: Pick<Pendente, 'cpf' | 'nome' | 'codigoPromocional'>;
  avancar: (depoisDe: Duvida) => void;
}

/** Who, where, which paper, when. Each field is checked when it is left. */
export function CamposVenda({formulario, nota, avancar}: Props) {
  const {venda, tocados, lida, refs, erros, mudar, aprovar, conferir} = formulario;
  const daRevenda = refs.revenda !== undefined;
  const noPapel = (
    campo: CampoPreenchido,
    className: string | undefined,
    desenhar: (conferencia: Conferencia | undefined) => ReactNode,
  ) => {
    const conferencia = conferenciaDoCampo(campo, {lida, venda, tocados, daRevenda});
    const aprovavel = conferencia?.tom === 'duvida' && venda[campo] !== '';
    const aoAprovar = (): void => {
      aprovar(campo);
      avancar({campo});
    };
    return (
      <CampoNoPapel
        className={className}
        lugar={lida?.campos[CAMPO_LIDO[campo]]?.lugar}
        aoAprovar={aprovavel ? aoAprovar : undefined}
      >
        {desenhar(
          conferencia && {
            ...conferencia,
            porque: aprovavel ? (
              <>
                {conferencia.porque} <kbd>Enter</kbd> se está certo.
              </>
            ) : (
              conferencia.porque
            ),
          },
        )}
      </CampoNoPapel>
    );
  };
  const texto = (campo: CampoVenda) => ({
    id: idCampo(campo),
    erro: erros[campo],
    value: venda[campo],
    onChange: (evento: {target: {value: string}}) => mudar({[campo]: evento.target.value}),
  });
  const travado = !!refs.revenda;
  const nivel = refs.pintor?.clusterNome;
  const {codigoPromocional: codigoEnviado} = nota;
  const pintor = refs.pintor?.nome ?? (venda.cpf === somenteDigitos(nota.cpf) && !erros.cpf && nota.nome);
  return (
    <div className={estilos.campos}>
      <CampoMascarado
        className={estilos.c6}
        id={idCampo('cpf')}
        rotulo={CAMPOS_NOVA_VENDA.cpf}
        tipo="cpf"
        valor={venda.cpf}
        aoMudar={cpf => mudar({cpf})}
        onBlur={() => void conferir.cpf()}
        erro={erros.cpf}
        dica={pintor && `${emTitulo(pintor)}${nivel ? ` · ${nivel}` : ''}`}
      />
      {noPapel('cnpjLoja', estilos.c6, conferencia => (
        <CampoMascarado
          conferencia={conferencia}
          id={idCampo('cnpjLoja')}
          rotulo={CAMPOS_NOVA_VENDA.cnpjLoja}
          tipo="cnpj"
          valor={venda.cnpjLoja}
          aoMudar={cnpjLoja => mudar({cnpjLoja})}
          onBlur={() => void conferir.cnpj()}
          erro={erros.cnpjLoja}
        />
      ))}
      {noPapel('nomeLoja', estilos.c12, conferencia => (
        <Campo
          conferencia={conferencia}
          rotulo={CAMPOS_NOVA_VENDA.nomeLoja}
          readOnly={travado}
          maxLength={150}
          title={venda.nomeLoja}
          dica={
            travado && (refs.revenda?.rm === 1 ? 'Revenda encontrada · master, dobra os pontos' : 'Revenda encontrada')
          }
          {...texto('nomeLoja')}
        />
      ))}
      {noPapel('estadoLoja', estilos.c3, conferencia => (
        <CampoSelecao
          conferencia={conferencia}
          rotulo={CAMPOS_NOVA_VENDA.estadoLoja}
          opcoes={UFS}
          vazio="UF"
          disabled={travado && !!refs.revenda?.endEstado}
          {...texto('estadoLoja')}
        />
      ))}
      {noPapel('cidadeLoja', classes(estilos.c6, estilos.cidade), conferencia => (
        <Campo
          conferencia={conferencia}
          rotulo={CAMPOS_NOVA_VENDA.cidadeLoja}
          opcional
          readOnly={travado && !!refs.revenda?.endCidade}
          {...texto('cidadeLoja')}
        />
      ))}
      {noPapel('tipoFiscal', estilos.c5, conferencia => (
        <CampoSelecao
          conferencia={conferencia}
          rotulo={CAMPOS_NOVA_VENDA.tipoFiscal}
          opcoes={TIPOS}
          vazio="Selecione"
          {...texto('tipoFiscal')}
          onChange={evento => {
            mudar({tipoFiscal: evento.target.value}, 'identificador');
            void conferir.numero(evento.target.value);
          }}
        />
      ))}
      {noPapel('identificador', estilos.c5, conferencia => (
        <Campo
          conferencia={conferencia}
          rotulo={CAMPOS_NOVA_VENDA.identificador}
          inputMode="numeric"
          maxLength={15}
          {...texto('identificador')}
          onChange={evento => mudar({identificador: somenteDigitos(evento.target.value)}, 'tipoFiscal')}
          onBlur={() => void conferir.numero()}
        />
      ))}
      {noPapel('realizadoEm', estilos.c5, conferencia => (
        <CampoMascarado
          conferencia={conferencia}
          id={idCampo('realizadoEm')}
          rotulo={CAMPOS_NOVA_VENDA.realizadoEm}
          tipo="data"
          valor={venda.realizadoEm}
          aoMudar={realizadoEm => mudar({realizadoEm})}
          onBlur={conferir.data}
          erro={erros.realizadoEm}
        />
      ))}
      <Campo
        className={estilos.c12}
        rotulo="Código promocional"
        opcional
        maxLength={60}
        autoCapitalize="characters"
        {...texto('codigoPromocional')}
        onChange={evento => mudar({codigoPromocional: evento.target.value.toUpperCase()})}
        onBlur={() => void conferir.codigo()}
        dica={
          codigoEnviado && !venda.codigoPromocional ? (
            <>
              O pintor enviou o código {codigoEnviado}.{' '}
              <button
                type="button"
                className={estilos.usarCodigo}
                onClick={() => {
                  mudar({codigoPromocional: codigoEnviado});
                  document.getElementById(idCampo('codigoPromocional'))?.focus();
                }}
              >
                Usar
              </button>
            </>
          ) : (
            refs.codigo &&
            (refs.codigo.operacao === 'ADICIONAR'
              ? `Soma ${refs.codigo.valor} pontos`
              : `Multiplica por ${refs.codigo.valor}`)
          )
        }
      />
      <label className={`${estilos.c12} ${estilos.avisar}`}>
        <input
          type="checkbox"
          checked={venda.enviarMensagem}
          onChange={evento => mudar({enviarMensagem: evento.target.checked})}
        />
        Avisar o pintor por mensagem
      </label>
    </div>
  );
}

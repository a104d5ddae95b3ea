import {isIPv6} from 'node:net';

const GRUPOS = 8;
const DA_REDE = 4;

/** Whom an address stands for: IPv6 gives each household 2^64 of them, which count as one. */
export function redeDoEndereco(endereco: string): string {
  const [limpo = ''] = endereco.split('%');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(limpo)?.[1];
  if (ipv4 || !isIPv6(limpo)) return ipv4 ?? limpo;
  const [antes = '', depois = ''] = limpo.split('::');
  const grupos = (texto: string) => (texto ? texto.split(':') : []);
  const [inicio, fim] = [grupos(antes), grupos(depois)];
  const zeros = limpo.includes('::') ? Array<string>(GRUPOS - inicio.length - fim.length).fill('0') : [];
  const rede = [...inicio, ...zeros, ...fim].slice(0, DA_REDE);
  return `${rede.map(grupo => parseInt(grupo, 16).toString(16)).join(':')}::/64`;
}

/** `usuario_relatorio` or `banners-da-loja` as a type is called: UsuarioRelatorio, BannersDaLoja. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

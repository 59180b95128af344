/** The numbers of all certificates, for the build alone: a file that lists them would give their addresses away. */
export async function listCertificateIds(): Promise<readonly string[]> {
  const { data } = await import('virtual:content/certificate-ids')
  return data
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

const Labels = z.object({ matchLabels: z.record(z.string(), z.string()) })
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.object({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true), allowPrivilegeEscalation: z.literal(false) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const Deployment = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number(),
    selector: Labels,
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.tuple([Container]),
      }),
    }),
  }),
})

/** Only what these tests read: whether a cluster accepts all of it, `kubectl apply --dry-run=server` says. */
const manifests = new Map(
  parseAllDocuments(readFileSync('operations/kubernetes/site.yaml', 'utf8')).map((document) => [
    String(document.get('kind')),
    document.toJS() as unknown,
  ]),
)
const deployment = Deployment.parse(manifests.get('Deployment'))
const pod = deployment.spec.template.spec
const [container] = pod.containers
const containerfile = readFileSync('operations/Containerfile', 'utf8')

describe('the manifests of Kubernetes', () => {
  it('name the same pods in the deployment, the service and the disruption budget', () => {
    const { labels } = deployment.spec.template.metadata
    const service = z.object({ spec: z.object({ selector: z.unknown() }) }).parse(manifests.get('Service'))
    const budget = z.object({ spec: z.object({ selector: Labels }) }).parse(manifests.get('PodDisruptionBudget'))
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(service.spec.selector).toEqual(labels)
    expect(budget.spec.selector.matchLabels).toEqual(labels)
  })

  it('let a machine be emptied while the site has its least number of nodes', () => {
    const { spec: budget } = z
      .object({ spec: z.object({ minAvailable: z.number() }) })
      .parse(manifests.get('PodDisruptionBudget'))
    const { spec: scaler } = z
      .object({ spec: z.object({ minReplicas: z.number(), scaleTargetRef: z.object({ name: z.string() }) }) })
      .parse(manifests.get('HorizontalPodAutoscaler'))
    expect(scaler.scaleTargetRef.name).toBe(deployment.metadata.name)
    expect(budget.minAvailable).toBeLessThan(Math.min(scaler.minReplicas, deployment.spec.replicas))
  })

  it('ask addresses that the site answers, and never restart a node because it is stopping', () => {
    const health = readFileSync('server/http/health.ts', 'utf8')
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(health).toContain(`app.get('${httpGet.path}'`)
      expect(container.ports.map(({ name }) => name)).toContain(httpGet.port)
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  })

  it('set only variables that the site reads', () => {
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(manifests.get('ConfigMap'))
    const readme = readFileSync('README.md', 'utf8')
    expect(Object.keys(data).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })

  it('have the user and the port of the image, and a writable place for all that it writes', () => {
    expect(containerfile).toContain(`USER ${pod.securityContext.runAsUser}\n`)
    expect(containerfile).toContain(`PORT=${container.ports[0]?.containerPort} `)
    const writable = container.volumeMounts.map(({ mountPath }) => mountPath)
    const written = [...containerfile.matchAll(/(?:DATA_DIR|NODE_COMPILE_CACHE)=(\S+)/g)].map(([, path = '']) => path)
    expect(writable).toEqual(expect.arrayContaining([...written, '/tmp']))
  })
})
